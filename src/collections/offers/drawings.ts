/** The drawings that a job offer's page may carry, as paths on this site. */
export const OFFER_DRAWINGS = [
  "/drawings/banner-careers.svg",
  "/drawings/banner-technician.svg",
  "/drawings/banner-practice.svg",
  "/drawings/tile-6-training.svg",
] as const;
