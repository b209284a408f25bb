import { defaultPage } from "#features/publishing/read-page.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import { CvButton, CvDialog } from "#pages/careers/cv-dialog.tsx";
import { OfferRow } from "#pages/careers/offer-row.tsx";
import { careersTexts } from "#pages/careers/texts.ts";
import { LastProjects } from "#pages/home/last-projects.tsx";
import { ExtraRepairList } from "#pages/services/extra-repair-list.tsx";
import { ServiceTiles } from "#pages/services/service-tiles.tsx";
import { servicesTexts } from "#pages/services/texts.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { Statistics } from "#ui/site/statistics.tsx";
import { CallToContact } from "../services/call-to-contact.tsx";
import css from "./guide.module.css";
import { equipment, job, longProject, plainProject, practice, project, services } from "./samples.ts";
import { Specimen } from "./specimen.tsx";

const THREE = [project, longProject, plainProject];
/** Enough to scroll. */
const STRIP = [...THREE, ...THREE.map((item) => ({ ...item, id: item.id + THREE.length + 1 }))];

/** Components that are sections of a page. */
export function SectionSpecimens() {
  const { t, language } = usePage(careersTexts, servicesTexts);
  return (
    <>
      <Specimen name="Statistics" file="src/ui/site/statistics.tsx" note="A ruler, on the deep ground." layout="bleed">
        <div className={`deep ${css.ground}`}>
          <div className="wrap">
            <Statistics />
          </div>
        </div>
      </Specimen>
      <Specimen name="ServiceTiles" file="src/pages/services/service-tiles.tsx" note="Six on one line." layout="wide">
        <ServiceTiles services={services} />
      </Specimen>
      <Specimen
        name="LastProjects"
        file="src/pages/home/last-projects.tsx"
        note="The strip: pictures without gaps; the buttons come with script."
        layout="bleed"
      >
        <LastProjects title="Last projects" projects={STRIP} />
      </Specimen>
      <Specimen
        name="ExtraRepairList"
        file="src/pages/services/extra-repair-list.tsx"
        note="300 pixels high; scrolls, by keyboard too."
        layout="bleed"
      >
        <ExtraRepairList equipment={equipment} title={t("extraRepairs")} />
      </Specimen>
      <Specimen name="OfferRow" file="src/pages/careers/offer-row.tsx" note="A job offer, the student practice.">
        <OfferRow offer={job} />
        <OfferRow offer={practice} />
      </Specimen>
      <Specimen
        name="CvDialog"
        file="src/pages/careers/cv-dialog.tsx"
        note="With script the button opens the form in a dialog; here, as without script, it leads to the page."
      >
        <CvButton button={t("addCv")} offers={[job, practice]} />
        <CvDialog button={t("addCv")} offers={[job, practice]} form={defaultPage(applicationWords, language)} />
      </Specimen>
      <Specimen
        name="CallToContact"
        file="src/ui/site/call-to-contact.tsx"
        note="Ends a page, the only primary button on it."
        layout="bleed"
      >
        <CallToContact
          heading="Not sure which service it is?"
          text="Describe what has stopped, or what is planned. We sort it."
          button={{ label: "Describe what you need" }}
        />
      </Specimen>
    </>
  );
}
