import { Specimen } from "./specimen.tsx";
import css from "./type-roles.module.css";

const SENTENCE = "A sea wave becomes a signal: one continuous line from the ship to the shore.";
const LETTERS = "Łódź, Gdańsk, żółć, ścięgna, źródło. Schiffsmaße, Größe, Prüfstände, Überspannung.";

/** Text roles. The sizes of headings depend on the width of the window. */
const ROLES = [
  { name: "display", setting: "52 to 156 / 0.98, 480, wdth 116", className: css.display, text: "Ship to shore" },
  { name: "h1", setting: "38 to 72 / 1.04, 480, wdth 116", className: css.h1, text: "Main switchboard" },
  { name: "h2", setting: "31 to 50 / 1.04, 480, wdth 116", className: css.h2, text: "What has stopped working" },
  { name: "h3", setting: "22 / 1.25, 520, wdth 106", className: css.h3, text: "Shore power for a dry dock" },
  { name: "lead", setting: "18 to 22 / 1.5, 400", className: "lead", text: SENTENCE },
  { name: "body", setting: "17 / 1.6, 400", className: css.body, text: `${SENTENCE} ${LETTERS}` },
  { name: "small", setting: "15 / 1.5, 400", className: css.small, text: `${SENTENCE} ${LETTERS}` },
  { name: "label", setting: "13 / 1.4, mono, capitals +0.05", className: "label", text: "Student practice" },
  { name: "mono", setting: "13, mono", className: "mono", text: "2026-11-20, 54°31′ N 18°33′ E, 01 02 03" },
  { name: "micro", setting: "12, mono", className: css.micro, text: "6.6 kV, 50 Hz, IP 56" },
];

/** Each text role in its own style. */
export function TypeRoles() {
  return ROLES.map(({ name, setting, className, text }) => (
    <Specimen key={name} name={name} file={setting}>
      <p className={className}>{text}</p>
    </Specimen>
  ));
}
