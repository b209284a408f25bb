import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Osiągnięcia",
  description: "Nagrody, projekty i partnerzy firmy oraz praktyki dla studentów uczelni technicznych.",
  lead: "Co zbudowaliśmy, z kim i ilu studentów uczyło się przy tym zawodu.",
  awards: "Nagrody",
  certificates: "Certyfikaty i świadectwa uznania",
  projects: "Projekty",
  partners: "Partnerzy",
  students: "Programy dla studentów",
  none: "Obecnie nie ma tu żadnych pozycji.",
};

export const staff: typeof en.staff = {
  name: "Osiągnięcia",
  sections: {
    title: "Początek strony",
    awards: "Nagłówki grup",
    none: "Bez pozycji",
  },
  fields: {
    title: "Tytuł",
    description: "Opis dla wyszukiwarek",
    lead: "Zdanie pod tytułem",
    awards: "Nagrody",
    certificates: "Certyfikaty i świadectwa uznania",
    projects: "Projekty",
    partners: "Partnerzy",
    students: "Programy dla studentów",
    none: "Zdanie",
  },
};
