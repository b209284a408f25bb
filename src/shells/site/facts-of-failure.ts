import { createContext } from "react";
import type { PageFacts } from "#ui/site/page-context.tsx";

/** The page data when the root's loader did not run, as after a failed action. */
export const FactsOfFailure = createContext<PageFacts | undefined>(undefined);
