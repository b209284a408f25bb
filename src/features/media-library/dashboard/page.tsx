import { data } from "react-router";
import { staffContext } from "#features/accounts/staff.ts";
import { UsedIn } from "#features/publishing/dashboard/parts/used-in.tsx";
import { publishingTexts } from "#features/publishing/texts.ts";
import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { pictureTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { changePicture } from "./change-picture.ts";
import { DetailsForm } from "./details-form.tsx";
import css from "./page.module.css";
import { RemovePicture } from "./remove-picture.tsx";

/** Loads an uploaded picture and where it is used. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, pictures } = await staffContext(args);
  const picture = await pictures.find(actor, args.params.key);
  if (picture === undefined) throw data(null, 404);
  return { picture, uses: (await pictures.uses(actor, [picture.key])).get(picture.key) };
}

/** Saves the picture's texts and focal point, or removes it. */
export async function action(args: Route.ActionArgs) {
  return changePicture(await staffContext(args), args.params.key, args.request);
}

export default function PicturePage({ loaderData: { picture, uses }, actionData }: Route.ComponentProps) {
  const { texts, language } = useStaff(pictureTexts, publishingTexts);
  const { pictures: t, list, shell } = texts;
  const { name, path, width, height, uploadedAt, uploadedBy } = picture;
  const way = [
    { title: shell.overview, to: "/dashboard" },
    { title: t.title, to: "/dashboard/pictures" },
  ];
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={name} way={way}>
        <RemovePicture isUsed={uses !== undefined} answer={actionData} />
      </PageHead>
      <DetailsForm key={picture.version} picture={picture} answer={actionData} />
      <dl className={css.facts}>
        <dt>{t.size}</dt>
        <dd>
          <a href={path}>{fill(t.pixels, { width, height })}</a>
        </dd>
        <dt>{t.uploaded}</dt>
        <dd>
          {timeText(uploadedAt, language)}, {uploadedBy}
        </dd>
      </dl>
      <section className={css.part}>
        <h2>{list.uses.title}</h2>
        {uses === undefined ? <p>{t.usedNowhere}</p> : <UsedIn uses={uses} />}
      </section>
    </div>
  );
}
