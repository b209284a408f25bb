import { createContext } from "react-router";
import type { Services } from "../services.server.ts";
import type { FailureId } from "./errors.server.ts";
import type { PageLife, Visitor } from "./pages.server.ts";

/** The services, handed to every request by `src/site.server.ts`. */
export const servicesContext = createContext<Services>();
/** When the page being made changes by itself. */
export const pageLifeContext = createContext<PageLife>();
/** Who asks, as far as the server looks, and whether the request was turned away. */
export const visitorContext = createContext<Visitor>();
/** What went wrong while the page was made: an id for the log line and the page, and the failure when expected. */
export const failureContext = createContext<{ logId: string; failure: FailureId | undefined } | null>(null);
