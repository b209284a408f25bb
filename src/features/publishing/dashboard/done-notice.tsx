import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { fill } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import { publishingTexts } from "../texts.ts";
import { publicPath, useAllCollections, useCollection } from "./collections.ts";
import { type Done, readDone } from "./done.ts";

/** Reports what was done on the page before, once: not again after a reload or on going back. */
export function DoneNotice({ place }: { place?: string | undefined }) {
  const { texts } = useStaff(publishingTexts);
  const { state } = useLocation();
  const [done, setDone] = useState<Done>();
  const notice = useRef<HTMLDivElement>(null);
  const words = texts.overview.done;
  const names = useAllCollections()
    .map(({ name }) => name)
    .join(" ");
  useEffect(() => {
    const read = readDone(state, words, names.split(" "));
    if (read === undefined) return;
    setDone(read);
    window.history.replaceState({ ...window.history.state, usr: null }, "");
  }, [state, words, names]);
  useEffect(() => {
    if (done !== undefined) notice.current?.focus({ preventScroll: true });
  }, [done]);
  if (done === undefined) return null;
  return (
    <Notice kind="done" place={place} ref={notice}>
      <p>{fill(words[done.what], { title: done.title === "" ? texts.list.untitled : done.title })}</p>
      <WayOn done={done} />
    </Notice>
  );
}

/** A link to the public page if there is one, else to the form; nothing for a deleted item. */
function WayOn({ done: { kind, id, what } }: { done: Done }) {
  const { texts, language } = useStaff(publishingTexts);
  const collection = useCollection(kind);
  const path = publicPath(collection, id);
  if (what === "deleted" || what === "binned") return null;
  return (
    <p>
      {what === "published" && path !== undefined ? (
        <a href={localizedPath(path, language)}>{texts.overview.seePage}</a>
      ) : (
        <Link to={`/dashboard/${collection.addresses.dashboard}/${id}`}>{texts.overview.goOn}</Link>
      )}
    </p>
  );
}
