import { createContext } from "react-router";
import type { Services } from "../services.server.ts";
import type { FailureId } from "./errors.server.ts";
import type { PageLife, Visitor } from "./pages.server.ts";

/** The services, set on every request by `src/site.server.ts`. */
export const servicesContext = createContext<Services>();
/** Until when the page being rendered is valid. */
export const pageLifeContext = createContext<PageLife>();
/** The visitor, as far as the server knows, and whether the request was refused. */
export const visitorContext = createContext<Visitor>();
/** A failure while the page was rendered: the id of its log line, and the failure when it is an expected one. */
export const failureContext = createContext<{ logId: string; failure: FailureId | undefined } | null>(null);
