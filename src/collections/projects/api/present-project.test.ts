import { expect, it } from "vitest";
import { exampleProjects } from "../example-projects.ts";
import type { ProjectContent } from "../project.ts";
import { presentProject } from "./present-project.ts";
import { projectJsonSchema } from "./schema.ts";

const bare: ProjectContent = {
  id: 9,
  img: "/drawings/pic-tug.svg",
  services: [],
  posted: "2026-01-02",
  texts: { en: { title: "Tug", description: "Rewired.", imageAlt: "A tug" } },
};

it("has every key even when little is known", () => {
  expect(presentProject(bare)).toEqual({
    id: 9,
    title: "Tug",
    title_pl: null,
    title_de: null,
    img: "/drawings/pic-tug.svg",
    description: "Rewired.",
    description_pl: null,
    description_de: null,
    projectUrl: null,
    category: null,
    category_pl: null,
    category_de: null,
    country: null,
    year: null,
    posted: "2026-01-02",
  });
});

it("gives translations under their suffix", () => {
  const polish = { title: "Holownik", description: "Nowe kable.", imageAlt: "Holownik" };
  const shown = presentProject({
    ...bare,
    category: { en: "Refit", de: "Umbau" },
    texts: { ...bare.texts, pl: polish },
  });
  expect(shown).toMatchObject({ title_pl: "Holownik", title_de: null, category: "Refit", category_de: "Umbau" });
});

it("fits its schema for every example", () => {
  for (const project of exampleProjects) projectJsonSchema.parse(presentProject(project));
});
