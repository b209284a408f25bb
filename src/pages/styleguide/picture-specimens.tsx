import { PresentationVideo } from "#pages/media/presentation-video.tsx";
import { Picture } from "#ui/picture.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./guide.module.css";
import { Specimen } from "./specimen.tsx";

const HALF = "(min-width: 38rem) 37vw, 100vw";

/** The picture frame with a drawing and with a photograph, in both proportions; the video. */
export function PictureSpecimens() {
  const { versioned } = usePage();
  const drawing = { src: "/drawings/pic-tug.svg", alt: "Drawing of a harbour tug", versioned };
  const photograph = { src: "/media/press/switchboard.png", alt: "Drawing of a main switchboard", versioned };
  return (
    <>
      <Specimen name="Picture, drawing" file="src/ui/picture.tsx" note="3:2, and 16:9 with wide.">
        <div className={css.pair}>
          <Picture {...drawing} />
          <Picture {...drawing} wide />
        </div>
      </Specimen>
      <Specimen
        name="Picture, photograph"
        file="src/ui/picture.tsx"
        note="Comes as AVIF or WebP in the fitting width, kept beside the original."
      >
        <div className={css.pair}>
          <Picture {...photograph} sizes={HALF} />
          <Picture {...photograph} sizes={HALF} wide />
        </div>
      </Specimen>
      <Specimen
        name="PresentationVideo"
        file="src/pages/media/presentation-video.tsx"
        note="Nothing is fetched before it is played; captions in three languages."
      >
        <PresentationVideo />
      </Specimen>
    </>
  );
}
