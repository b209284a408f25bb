import type { NewsContent } from "#collections/news/news.ts";
import type { ProductContent } from "#collections/products/products.ts";
import type { ProjectContent } from "#collections/projects/projects.ts";

/** A news item with texts in English, and in Polish when a Polish title is given. */
export function newsSample(id: number, title: string, over: { posted?: string; plTitle?: string } = {}): NewsContent {
  const text = (of: string) => ({ title: of, shortDescription: "Short.", description: "Long.", imageAlt: "A drawing" });
  return {
    id,
    img: "/drawings/pic-board.svg",
    posted: over.posted ?? "2026-01-01",
    texts: { en: text(title), ...(over.plTitle === undefined ? {} : { pl: text(over.plTitle) }) },
  };
}

/** A project with only the required fields. */
export function projectSample(id: number, title: string, posted = "2026-01-01"): ProjectContent {
  const text = { title, description: "Long.", results: [], imageAlt: "A drawing" };
  return { id, img: "/drawings/pic-board.svg", services: [], posted, texts: { en: text } };
}

/** A product with an English text. */
export function productSample(id: number, title: string): ProductContent {
  const text = { title, description: "Long.", properties: [], imageAlt: "A drawing" };
  return { id, img: "/drawings/pic-board.svg", stock: 1, productType: { en: "Unit" }, texts: { en: text } };
}
