import { defineListPage } from "#features/publishing/list-page.ts";
import { projectTexts } from "./texts.ts";

/** The words above the list. */
export const projectList = defineListPage({ name: "projects-list", path: "/projects", words: projectTexts });
