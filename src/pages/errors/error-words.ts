import { createContext } from "react";
import type { ErrorText } from "./errors.ts";

/** The words of the error pages as staff have published them; undefined where they could not be read. */
export const ErrorWords = createContext<ErrorText | undefined>(undefined);
