/** The finder's page, without language. */
export const FIND_PATH = "/find";
