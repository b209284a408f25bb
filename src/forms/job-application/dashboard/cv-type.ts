import { extname } from "node:path/posix";

/** Media types of what the CV form takes, by the ending of the name. */
const TYPES: Readonly<Record<string, string>> = {
  ".pdf": "application/pdf",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** The media type of a CV, which was looked into when it came: it is what its name says. */
export function cvType(name: string): string {
  return TYPES[extname(name).toLowerCase()] ?? "application/octet-stream";
}
