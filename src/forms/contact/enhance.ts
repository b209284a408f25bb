import { enhanceForm } from "#features/submissions/enhance/enhance-form.ts";
import { contactFields } from "./contact.ts";

enhanceForm("contact", contactFields, 60_000);
