/** Outlines on a grid of 24, stroke 1.5. */
const OUTLINES = {
  arrow: "M3 12H21M14 5l7 7-7 7",
  left: "M21 12H3M10 5l-7 7 7 7",
  chevron: "M6 9l6 6 6-6",
  close: "M5 5L19 19M19 5L5 19",
  menu: "M3 7H21M3 12H21M3 17H21",
  night: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
  search: "M16 16l5 5M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  phone: "M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2Z",
  mail: "M3 6h18v12H3zM3 6l9 7 9-7",
  pin: "M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11ZM12 8a2 2 0 1 0 0 4a2 2 0 1 0 0-4",
  check: "M4 12.5l5 5L20 6.5",
  warning: "M12 4L22 20H2ZM12 10v5M12 17.5v.1",
  download: "M12 3v13M6 11l6 6 6-6M4 21h16",
} as const;

export type IconName = keyof typeof OUTLINES;

/** A line icon in the size and colour of the text around it. It is decoration: the words beside it say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
