/** Outlines on a grid of 24, stroke 1.5. */
const OUTLINES = {
  arrow: "M3 12H21M14 5l7 7-7 7",
  left: "M21 12H3M10 5l-7 7 7 7",
  chevron: "M6 9l6 6 6-6",
  close: "M5 5L19 19M19 5L5 19",
  menu: "M3 7H21M3 12H21M3 17H21",
  night: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
  search: "M16 16l5 5M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  phone: "M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2Z",
  mail: "M3 6h18v12H3zM3 6l9 7 9-7",
  pin: "M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11ZM12 8a2 2 0 1 0 0 4a2 2 0 1 0 0-4",
  check: "M4 12.5l5 5L20 6.5",
  warning: "M12 4L22 20H2ZM12 10v5M12 17.5v.1",
  gauge: "M4 18a9 9 0 1 1 16 0M12 15l4-6M12 15v.1",
  clock: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l3.5 2.5",
  plus: "M12 4V20M4 12H20",
  more: "M6.5 12a1 1 0 1 0-2 0a1 1 0 1 0 2 0M13 12a1 1 0 1 0-2 0a1 1 0 1 0 2 0M19.5 12a1 1 0 1 0-2 0a1 1 0 1 0 2 0",
  download: "M12 3v13M6 11l6 6 6-6M4 21h16",
  bold: "M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z",
  italic: "M10 4h8M6 20h8M14 4l-4 16",
  heading: "M4 5v14M13 5v14M4 12h9M17 11a2.2 2.2 0 0 1 4 1.5c0 2-4 4-4 6.5h4.5",
  subheading: "M4 5v14M13 5v14M4 12h9M17 10h4.5l-2.5 3.5a2.7 2.7 0 1 1-2 4.5",
  list: "M4 6v.1M4 12v.1M4 18v.1M9 6h12M9 12h12M9 18h12",
  numbers: "M3 5l1.5-1v5M3 15.5a1.3 1.3 0 0 1 2.5.5C5.5 17.5 3 18.5 3 20h2.7M10 6h11M10 12h11M10 18h11",
  indent: "M3 5h18M11 10h10M11 14h10M3 19h18M3 9l3 3-3 3",
  outdent: "M3 5h18M11 10h10M11 14h10M3 19h18M6 9l-3 3 3 3",
  quote: "M10 6c-4 1-6 4-6 8v4h6v-6H4M21 6c-4 1-6 4-6 8v4h6v-6h-6",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4.2 4.2 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4.2 4.2 0 0 0 6 6l2-2",
  picture: "M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5M15.5 9v.1",
  table: "M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v14M15 5v14",
  words: "M3 5h18v14H3zM7 10h10M7 14h6",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6",
  undo: "M8 4L3 9l5 5M3 9h11a6 6 0 0 1 0 12h-4",
  redo: "M16 4l5 5-5 5M21 9H10a6 6 0 0 0 0 12h4",
} as const;

export type IconName = keyof typeof OUTLINES;

/** A line icon in the size and colour of the surrounding text. It is decorative: the text beside it has the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
