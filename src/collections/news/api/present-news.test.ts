import { expect, it } from "vitest";
import { exampleNews } from "../example-news.ts";
import { presentNews } from "./present-news.ts";
import { newsJsonSchema } from "./schema.ts";

it("has every key; a missing translation is null", () => {
  const polish = { title: "Stół", shortDescription: "Krótko.", description: "Długo.", imageAlt: "Stół" };
  const english = { title: "Bench", shortDescription: "Short.", description: "Long.", imageAlt: "A bench" };
  const texts = { en: english, pl: polish };
  expect(presentNews({ id: 3, img: "/drawings/pic-relay.svg", posted: "2026-01-02", texts })).toEqual({
    id: 3,
    title: "Bench",
    title_pl: "Stół",
    title_de: null,
    short_description: "Short.",
    short_description_pl: "Krótko.",
    short_description_de: null,
    description: "Long.",
    description_pl: "Długo.",
    description_de: null,
    img: "/drawings/pic-relay.svg",
    posted: "2026-01-02",
  });
});

it("fits its schema for every example", () => {
  for (const item of exampleNews) newsJsonSchema.parse(presentNews(item));
});
