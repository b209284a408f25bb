import type { ReactNode } from "react";
import { Achievement } from "#collections/achievements/achievement.tsx";
import { achievements } from "#collections/achievements/achievements.ts";
import { validCertificates } from "#collections/achievements/valid-certificates.ts";
import type { ShownCollections } from "#collections/index.ts";
import { news as newsDefinition } from "#collections/news/news.ts";
import { NewsBody } from "#collections/news/news-body.tsx";
import { newsLink } from "#collections/news/news-link.ts";
import { NewsCards, NewsRows } from "#collections/news/news-lists.tsx";
import { relatedNews } from "#collections/news/related-news.ts";
import { offers as offersDefinition } from "#collections/offers/offers.ts";
import { openPractice } from "#collections/offers/open-practice.ts";
import { ProductBody } from "#collections/products/product-body.tsx";
import { ProductCard } from "#collections/products/product-card.tsx";
import { productLink } from "#collections/products/product-link.ts";
import { products } from "#collections/products/products.ts";
import { ProjectBody } from "#collections/projects/project-body.tsx";
import { ProjectCard } from "#collections/projects/project-card.tsx";
import { projectLink } from "#collections/projects/project-link.ts";
import { projects as projectsDefinition } from "#collections/projects/projects.ts";
import { servicesOf } from "#collections/projects/services-of.ts";
import { services as servicesDefinition } from "#collections/services/services.ts";
import type { AnyCollection, Published } from "#features/publishing/collection.ts";
import type { ListPageText } from "#features/publishing/list-page.ts";
import { readPage } from "#features/publishing/read-page.ts";
import { contactWords } from "#forms/contact/words.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import { AboutBody } from "#pages/about/about-body.tsx";
import { AccessibilityBody } from "#pages/accessibility/accessibility-body.tsx";
import { achievementsPage } from "#pages/achievements/achievements.ts";
import { AchievementsBody } from "#pages/achievements/achievements-body.tsx";
import { achievementsLink } from "#pages/achievements/achievements-link.ts";
import offerCss from "#pages/careers/careers.module.css";
import { careersPage } from "#pages/careers/careers.ts";
import { CareersBody } from "#pages/careers/careers-body.tsx";
import { OfferBody } from "#pages/careers/offer-body.tsx";
import { offerLink } from "#pages/careers/offer-link.ts";
import { OfferRow } from "#pages/careers/offer-row.tsx";
import { ContactBody } from "#pages/contact/contact-body.tsx";
import { ErrorsBody } from "#pages/errors/errors-body.tsx";
import { homePage } from "#pages/home/home.ts";
import { HomeBody } from "#pages/home/home-body.tsx";
import { homeLists } from "#pages/home/home-lists.ts";
import { LastNews } from "#pages/home/last-news.tsx";
import { LastProjects } from "#pages/home/last-projects.tsx";
import { identityPage } from "#pages/identity/identity.ts";
import { IdentitySpecimen } from "#pages/identity/identity-specimen.tsx";
import { ImprintBody } from "#pages/imprint/imprint-body.tsx";
import type { OwnPages } from "#pages/index.ts";
import { MediaBody } from "#pages/media/media-body.tsx";
import { MenuBody } from "#pages/menu/menu-body.tsx";
import { PrivacyBody } from "#pages/privacy/privacy-body.tsx";
import { equipmentOf } from "#pages/services/equipment-of.ts";
import { ServiceBody } from "#pages/services/service-body.tsx";
import { serviceLink } from "#pages/services/service-link.ts";
import { ServiceTiles } from "#pages/services/service-tiles.tsx";
import { servicesPage } from "#pages/services/services.ts";
import { ServicesBody } from "#pages/services/services-body.tsx";
import { TermsBody } from "#pages/terms/terms-body.tsx";
import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import cards from "#ui/site/card-grid.module.css";
import { exampleCompany } from "#ui/site/company/example.ts";
import { withoutBreaks } from "#ui/site/document-page.tsx";
import { HOME_NEWS, HOME_PROJECTS, OTHER_PRODUCTS } from "#ui/site/limits.ts";
import { shareImage } from "#ui/site/share-image.ts";
import { ListTop } from "./list-top.tsx";

/** The public views of an entry of a collection. `Related` is the data of other entries that its page shows. */
export interface View<Entry extends { id: number }, Related> {
  related(storage: Storage, entry: Entry, language: Language): Promise<Related>;
  /** The page between header and footer. */
  body(entry: Entry, related: Related): ReactNode;
  /** Data of a shared link to the page. `shareImage` is a path. */
  link(entry: Entry, language: Language, related: Related): { title: string; description: string; shareImage: string };
  /** The entry as the newest one on the home page, where that lists the collection. */
  onHome?(entry: Entry, related: Related): ReactNode;
  /** The entry in the list of its collection. */
  inList(entry: Entry): ReactNode;
}

const view = <Entry extends { id: number }, Related>(parts: View<Entry, Related>) => parts;

type Entry<Name extends ShownCollections["name"]> = Published<Extract<ShownCollections, { name: Name }>>;

/** Entries in the preview of a list's page. */
const NEWEST_SHOWN = 3;

const NEWEST = { q: "", sort: "desc", page: 1 } as const;

const inGrid = (card: ReactNode) => (
  <ul className={cards.cards}>
    <li>{card}</li>
  </ul>
);

/** Puts an entry first in a list, as the newest one. */
function first<T extends { id: number }>(entry: T, others: readonly T[], count: number): T[] {
  return [entry, ...others.filter(({ id }) => id !== entry.id)].slice(0, count);
}

/** Puts an entry where it is in a list, and first if it is not there. */
function inPlace<T extends { id: number }>(entry: T, others: readonly T[]): T[] {
  const isListed = others.some(({ id }) => id === entry.id);
  return isListed ? others.map((other) => (other.id === entry.id ? entry : other)) : [entry, ...others];
}

/** The views of each collection, by its name. */
export const views = {
  news: view({
    related: async (storage, { id }: Entry<"news">, language) => ({
      ...(await relatedNews(storage.collection(newsDefinition), id, language)),
      home: (await storage.collection(newsDefinition).list(language, NEWEST, HOME_NEWS)).items,
      title: (await readPage(storage, homePage, language)).lastNews,
    }),
    body: (item, { latest, neighbours }) => <NewsBody item={item} latest={latest} neighbours={neighbours} />,
    link: newsLink,
    onHome: (item, { home, title }) => <LastNews title={title} news={first(item, home, HOME_NEWS)} />,
    inList: (item) => (
      <>
        <NewsCards items={[item]} />
        <NewsRows items={[item]} />
      </>
    ),
  }),

  project: view({
    related: async (storage, project: Entry<"project">, language) => ({
      services: await servicesOf(storage, project, language),
      neighbours: await storage.collection(projectsDefinition).neighbours(project.id, language),
      home: (await storage.collection(projectsDefinition).list(language, NEWEST, HOME_PROJECTS)).items,
      title: (await readPage(storage, homePage, language)).lastProjects,
    }),
    body: (project, { services, neighbours }) => (
      <ProjectBody project={project} services={services} neighbours={neighbours} />
    ),
    link: projectLink,
    onHome: (project, { home, title }) => <LastProjects title={title} projects={first(project, home, HOME_PROJECTS)} />,
    inList: (project) => inGrid(<ProjectCard project={project} />),
  }),

  product: view({
    related: (storage, { id }: Entry<"product">, language) =>
      storage.collection(products).others(id, language, OTHER_PRODUCTS),
    body: (product, others) => <ProductBody product={product} others={others} />,
    link: productLink,
    inList: (product) => inGrid(<ProductCard product={product} />),
  }),

  offer: view({
    related: async (storage, { id }: Entry<"offer">, language) => ({
      others: (await storage.collection(offersDefinition).all(language)).filter((offer) => offer.id !== id),
      form: await readPage(storage, applicationWords, language),
      words: await readPage(storage, careersPage, language),
    }),
    body: (offer, { others, form, words }) => (
      <OfferBody offer={offer} words={words} offers={[offer, ...others]} form={form} />
    ),
    link: offerLink,
    inList: (offer) => (
      <ul className={offerCss.offers}>
        <li>
          <OfferRow offer={offer} />
        </li>
      </ul>
    ),
  }),
  services: view({
    related: async (storage, { id }: Entry<"services">, language) => ({
      all: await storage.collection(servicesDefinition).all(language),
      equipment: await equipmentOf(storage, id, language),
      words: await readPage(storage, servicesPage, language),
    }),
    body: (service, { all, equipment, words }) => (
      <ServiceBody service={service} services={all} equipment={equipment} words={words} />
    ),
    link: serviceLink,
    inList: (service) => <ServiceTiles services={[service]} />,
  }),

  achievement: view({
    related: async (storage, _entry: Entry<"achievement">, language) => ({
      text: await readPage(storage, achievementsPage, language),
      entries: await storage.collection(achievements).all(language),
      practiceId: await openPractice(storage),
    }),
    body: (achievement, { text, entries, practiceId }) => (
      <AchievementsBody text={text} entries={inPlace(achievement, entries)} practiceId={practiceId} />
    ),
    link: (_achievement, language, { text }) => achievementsLink(text, language),
    inList: (achievement) => <Achievement achievement={achievement} />,
  }),
} satisfies { [Name in ShownCollections["name"]]: View<Entry<Name>, unknown> };

type PageEntry<Name extends OwnPages["name"]> = Published<Extract<OwnPages, { name: Name }>>;

/** Returns the view of a list's page: its head and its newest entries. @param name in the paths of its pictures */
const listView = <C extends AnyCollection>(
  name: string,
  collection: C,
  newest: (entries: readonly Published<C>[]) => ReactNode,
) =>
  view({
    related: async (storage, _: { id: number; text: ListPageText }, language) =>
      (await storage.collection(collection).list(language, NEWEST, NEWEST_SHOWN)).items,
    body: ({ text }, entries) => (
      <ListTop text={text} drawing={`/drawings/banner-${name}.svg`}>
        {newest(entries)}
      </ListTop>
    ),
    link: ({ text }, language) => ({
      title: text.title,
      description: text.description,
      shareImage: `/share/${language}/${name}.png`,
    }),
    inList: () => null,
  });

/** The views of each page, by its stored name. Pages are in no list. */
export const pageViews = {
  "page-home": view({
    related: (storage, _: PageEntry<"page-home">, language) => homeLists(storage, language),
    body: ({ text }, lists) => <HomeBody text={text} lists={lists} />,
    link: ({ text }, language) => ({
      title: text.title,
      description: text.description,
      shareImage: `/share/${language}/home.png`,
    }),
    inList: () => null,
  }),

  "page-about": view({
    related: (storage, _: PageEntry<"page-about">, language) => validCertificates(storage, language),
    body: ({ text }, certificates) => <AboutBody text={text} certificates={certificates} />,
    link: ({ text }, language) => ({
      title: text.title,
      description: text.description,
      shareImage: `/share/${language}/about.png`,
    }),
    inList: () => null,
  }),

  "page-services": view({
    related: (storage, _: PageEntry<"page-services">, language) => storage.collection(servicesDefinition).all(language),
    body: (page, all) => <ServicesBody page={page} all={all} />,
    link: ({ text }, language) => ({
      title: text.title,
      description: text.description,
      shareImage: `/share/${language}/services.png`,
    }),
    inList: () => null,
  }),

  "page-achievements": view({
    related: async (storage, _: PageEntry<"page-achievements">, language) => ({
      entries: await storage.collection(achievements).all(language),
      practiceId: await openPractice(storage),
    }),
    body: ({ text }, { entries, practiceId }) => (
      <AchievementsBody text={text} entries={entries} practiceId={practiceId} />
    ),
    link: ({ text }, language) => achievementsLink(text, language),
    inList: () => null,
  }),

  "page-careers": view({
    related: async (storage, _: PageEntry<"page-careers">, language) => ({
      offers: await storage.collection(offersDefinition).all(language),
      form: await readPage(storage, applicationWords, language),
    }),
    body: ({ text }, { offers, form }) => <CareersBody text={text} offers={offers} form={form} />,
    link: ({ text }, language) => ({
      title: text.title,
      description: text.description,
      shareImage: `/share/${language}/careers.png`,
    }),
    inList: () => null,
  }),

  "page-contact": view({
    related: (storage, _: PageEntry<"page-contact">, language) => readPage(storage, contactWords, language),
    body: ({ text }, form) => <ContactBody text={text} form={form} />,
    link: ({ text }, language) => ({
      title: text.title,
      description: text.description,
      shareImage: `/share/${language}/contact.png`,
    }),
    inList: () => null,
  }),

  "page-menu": view({
    related: async (_, __: PageEntry<"page-menu">) => undefined,
    body: ({ text }) => <MenuBody text={text} />,
    link: ({ text }, language) => ({ title: text.title, description: "", shareImage: `/share/${language}/home.png` }),
    inList: () => null,
  }),

  "page-identity": view({
    related: async (_, __: PageEntry<"page-identity">) => undefined,
    body: () => <IdentitySpecimen />,
    link: ({ text, picture }, language) => ({
      title: text.title,
      description: text.description,
      shareImage: picture === identityPage.facts.picture.fallback ? `/share/${language}/home.png` : shareImage(picture),
    }),
    inList: () => null,
  }),

  "page-media": view({
    related: async (_, __: PageEntry<"page-media">) => undefined,
    body: ({ text }) => <MediaBody text={text} />,
    link: ({ text }, language) => ({
      title: text.title,
      description: text.description,
      shareImage: `/share/${language}/media.png`,
    }),
    inList: () => null,
  }),

  "page-terms": view({
    related: async (_, __: PageEntry<"page-terms">) => undefined,
    body: ({ text }) => <TermsBody text={text} />,
    link: ({ text }, language) => ({
      title: withoutBreaks(text.title),
      description: text.description,
      shareImage: `/share/${language}/terms.png`,
    }),
    inList: () => null,
  }),

  "page-privacy": view({
    related: async (_, __: PageEntry<"page-privacy">) => undefined,
    body: ({ text }) => <PrivacyBody text={text} />,
    link: ({ text }, language) => ({
      title: withoutBreaks(text.title),
      description: text.description,
      shareImage: `/share/${language}/privacy.png`,
    }),
    inList: () => null,
  }),

  "page-imprint": view({
    related: async (storage, _: PageEntry<"page-imprint">) => (await storage.company.read()) ?? exampleCompany,
    body: ({ text }, company) => <ImprintBody text={text} company={company} />,
    link: ({ text }, language) => ({
      title: withoutBreaks(text.title),
      description: text.description,
      shareImage: `/share/${language}/home.png`,
    }),
    inList: () => null,
  }),

  "page-accessibility": view({
    related: async (_, __: PageEntry<"page-accessibility">) => undefined,
    body: ({ text }) => <AccessibilityBody text={text} />,
    link: ({ text }, language) => ({
      title: withoutBreaks(text.title),
      description: text.description,
      shareImage: `/share/${language}/home.png`,
    }),
    inList: () => null,
  }),

  "page-news-list": listView("news", newsDefinition, (items) => <NewsCards items={items} />),

  "page-projects-list": listView("projects", projectsDefinition, (items) => (
    <ul className={cards.cards}>
      {items.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  )),

  "page-products-list": listView("products", products, (items) => (
    <ul className={cards.cards}>
      {items.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )),

  "page-errors": view({
    related: async (_, __: PageEntry<"page-errors">) => undefined,
    body: ({ text }) => <ErrorsBody text={text} />,
    link: ({ text }, language) => ({
      title: text.title,
      description: text.lead,
      shareImage: `/share/${language}/home.png`,
    }),
    inList: () => null,
  }),
} satisfies { [Name in OwnPages["name"]]: View<PageEntry<Name>, unknown> };
