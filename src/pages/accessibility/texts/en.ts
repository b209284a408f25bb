/** The default words, with placeholders of `withFigures`. A soft hyphen marks where a long word may break. */
export const page = {
  title: "Accessibility",
  description: "How accessible this website is, how it was tested, its known limitations, and how to report a problem.",
  lead: "Everyone should be able to use this website and to reach us through it.",
  statusHeading: "Standard",
  statusText:
    "We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. Our own tests found no failures. They cannot cover every criterion, and no independent body has audited the website.",
  testedHeading: "How it was tested",
  testedText: "These tests are automated and are repeated with each new version of the website:",
  testedList:
    "every page, form and error message with axe-core and its rules for WCAG 2.2 AA, in day, dusk and night colours\nmenus, dialogs and forms with the keyboard alone\nevery page without JavaScript, in all languages\nthe layout at widths from 320 to 1440 pixels\nthe main pages and forms in the engines of Chrome, Firefox and Safari",
  limitsHeading: "Known limitations",
  limitsText: "",
  limitsList:
    "The website has not yet been tested by people who use a screen reader every day.\nSome news articles and projects are not available in every language; where one is shown in another language, that language is marked.\nData sheets (PDF) are in English only.\nThe company video has no sound. Its message is in the captions, which a screen reader may not read aloud.",
  reportHeading: "Report a problem",
  reportText:
    "If you cannot read or use something on this website, write to {{email}}. Please tell us which page it is and, if you like, which browser and assistive technology you use. We will correct the fault or send you the content in another format.",
};

export const staff = {
  name: "Accessibility",
  sections: {
    title: "Top of the page",
    statusHeading: "Standard",
    testedHeading: "How it was tested",
    limitsHeading: "Known limitations",
    reportHeading: "Report a problem",
  },
  fields: {
    title: "Title",
    description: "Description for search engines",
    lead: "Introductory sentence",
    statusHeading: "Heading",
    statusText: "Text",
    testedHeading: "Heading",
    testedText: "Text",
    testedList: "List",
    limitsHeading: "Heading",
    limitsText: "Text",
    limitsList: "List",
    reportHeading: "Heading",
    reportText: "Text",
  },
};
