import type { ReactNode } from "react";
import { type PageFacts, PageProvider } from "#ui/site/page-context.tsx";
import { AnnouncementStrip } from "./announcement.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageOffers } from "./language-offers.tsx";

/** The frame of every public page and of its error screen. */
export function Frame({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  return (
    <PageProvider facts={facts}>
      <Header />
      <AnnouncementStrip />
      <LanguageOffers />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </PageProvider>
  );
}
