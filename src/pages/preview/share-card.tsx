import { usePage } from "#ui/site/page-context.tsx";
import alone from "./alone.module.css";
import css from "./share-card.module.css";
import { previewTexts } from "./texts.ts";

interface ShareCardProps {
  title: string;
  description: string;
  /** Path of the picture, 1200 × 630. */
  image: string;
}

/** A shared link as messengers and social networks show it: picture, host, title, description. */
export function ShareCard({ title, description, image }: ShareCardProps) {
  const { t, origin, versioned } = usePage(previewTexts);
  return (
    <div className={`wrap section ${alone.alone}`}>
      <h1 className="label">{t("share")}</h1>
      <article className={css.card}>
        <img src={versioned(image)} alt="" width={1200} height={630} />
        <div>
          <p className="mono muted">{new URL(origin).host}</p>
          <h2>{title}</h2>
          <p className="muted">{description}</p>
        </div>
      </article>
    </div>
  );
}
