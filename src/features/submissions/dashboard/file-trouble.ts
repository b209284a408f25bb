/** Why a file was not handed out, as its submission's address says it to the page: lost, or not to be recorded. */
const FILE_TROUBLES = ["missing", "unrecorded"] as const;

export type FileTrouble = (typeof FILE_TROUBLES)[number];

export function isFileTrouble(text: string | null): text is FileTrouble {
  return FILE_TROUBLES.some((trouble) => trouble === text);
}
