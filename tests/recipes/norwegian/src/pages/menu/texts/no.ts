import { fromEnglish } from "#platform/i18n/from-english.ts";
import * as en from "./en.ts";

export const staff = fromEnglish(en.staff, { name: "Meny og navn på sider" });
