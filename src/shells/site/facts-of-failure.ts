import { createContext } from "react";
import type { PageFacts } from "#ui/site/page-context.tsx";

/** What a page knows when the root's loader gave nothing: it does not run when an action has failed. */
export const FactsOfFailure = createContext<PageFacts | undefined>(undefined);
