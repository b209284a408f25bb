import { usePage } from "#ui/site/page-context.tsx";
import css from "./crew-drawing.module.css";
import { homeTexts } from "./texts.ts";

/** The crew drawn as one line, which continues beyond both edges of the page; on the mist background. */
export function CrewDrawing() {
  const { t, versioned } = usePage(homeTexts);
  return (
    <div className={css.drawing}>
      <img src={versioned("/drawings/crew.svg")} alt={t("crewDrawing")} width={1312} height={151} loading="lazy" />
    </div>
  );
}
