import type { Resource } from "#features/publishing/api/resource.ts";
import type { ProjectContent } from "../project.ts";
import { presentProject } from "./present-project.ts";

/** Projects in the API, in the order of their dates. */
export const projects: Resource<ProjectContent> = {
  kind: "project",
  store: (storage) => storage.projects,
  present: presentProject,
  notFound: () => "Project not found.",
  gone: "This project is no longer shown.",
};
