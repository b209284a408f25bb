/** Why a CV was not handed out, as the application's address says it to its page: lost, or not to be recorded. */
const CV_TROUBLES = ["missing", "unrecorded"] as const;

export type CvTrouble = (typeof CV_TROUBLES)[number];

export function isCvTrouble(text: string | null): text is CvTrouble {
  return CV_TROUBLES.some((trouble) => trouble === text);
}
