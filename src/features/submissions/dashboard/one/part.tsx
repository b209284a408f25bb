import { createContext, type ReactNode, useContext, useId } from "react";
import { Section } from "#ui/dashboard/forms/section.tsx";
import columns from "./columns.module.css";

const IsInSections = createContext(false);

/** Renders the parts inside as full-width sections. */
export function InSections({ children }: { children: ReactNode }) {
  return <IsInSections value={true}>{children}</IsInSections>;
}

/** A titled part of a submission's page. @param id anchor */
export function Part({
  title,
  lead,
  id,
  children,
}: {
  title: string;
  lead?: string;
  id?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  if (useContext(IsInSections)) {
    return (
      <Section title={title} lead={lead ?? ""} {...(id === undefined ? {} : { anchor: id })}>
        {children}
      </Section>
    );
  }
  return (
    <section className={columns.part} id={id} aria-labelledby={titleId}>
      <h2 className={columns.title} id={titleId}>
        {title}
      </h2>
      {lead === undefined ? null : <p className={`muted ${columns.lead}`}>{lead}</p>}
      {children}
    </section>
  );
}
