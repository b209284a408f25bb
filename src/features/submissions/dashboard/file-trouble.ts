/**
 * Why a file could not be downloaded, as a value in the address of the submission's page: the file is missing, or the
 * download could not be recorded in the audit log.
 */
const FILE_TROUBLES = ["missing", "unrecorded"] as const;

export type FileTrouble = (typeof FILE_TROUBLES)[number];

export function isFileTrouble(text: string | null): text is FileTrouble {
  return FILE_TROUBLES.some((trouble) => trouble === text);
}
