import type { ReactNode } from "react";
import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { transferTexts } from "../texts.ts";
import css from "./page.module.css";

/** Texts that describe a download. */
interface FileWords {
  title: string;
  lead: string;
  inIt: readonly string[];
  notInIt: readonly string[];
  download: string;
}

/** Describes a download and offers it. @param path that returns the file for a POST */
export function DownloadSection({ path, texts, note }: { path: string; texts: FileWords; note: ReactNode }) {
  const { transfer } = useTexts(transferTexts);
  return (
    <Section title={texts.title} lead={texts.lead}>
      <div className={css.contents}>
        <Entries title={transfer.inIt} entries={texts.inIt} />
        <Entries title={transfer.notInIt} entries={texts.notInIt} />
      </div>
      <p className={`muted ${css.note}`}>{note}</p>
      {/* A form of the browser's own: what comes back is a file, and the page stays. */}
      <form method="post" action={path}>
        <button type="submit" className={`${buttonClass("medium")} ${css.download}`}>
          <Icon name="download" />
          {texts.download}
        </button>
      </form>
    </Section>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <div>
      <h3 className="label">{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
