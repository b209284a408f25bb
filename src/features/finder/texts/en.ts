export const staff = {
  searches: {
    title: "Searches without results",
    lead: "What visitors searched for and did not find. A search is removed when nobody has repeated it for 180 days. Searches with an “@” or more than 40 characters are not stored.",
    none: "No searches without results yet.",
    words: "Search",
    language: "Page language",
    count: "Searches",
    lastDay: "Last searched",
  },
};
