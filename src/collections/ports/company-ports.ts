import type { Content } from "#features/publishing/collection.ts";
import type { ports } from "./ports.ts";

/**
 * The ports of each sea area: UN/LOCODE (UNECE), local name, English name where it differs, and Polish and German names
 * where they differ from both.
 */
const AREAS = [
  {
    en: "Baltic Sea",
    pl: "Bałtyk",
    de: "Ostsee",
    ports: `
PLGDN Gdańsk | Gdansk | Danzig
PLGDY Gdynia
PLSZZ Szczecin | Stettin
PLSWI Świnoujście | Swinoujscie | Swinemünde
PLKOL Kołobrzeg | Kolobrzeg | Kolberg
PLPLC Police
PLUST Ustka
DERSK Rostock
DEWIS Wismar
DELBC Lübeck | Luebeck | Lubeka
DETRV Travemünde | Travemuende
DEKEL Kiel | Kilonia
DEFLF Flensburg
DESAS Sassnitz
DESTL Stralsund
DKCPH København | Copenhagen | Kopenhaga | Kopenhagen
DKAAR Aarhus
DKAAL Aalborg
DKFRC Fredericia
DKFDH Frederikshavn
DKODE Odense
DKKAL Kalundborg
DKRNN Rønne | Roenne
DKSKA Skagen
SEGOT Göteborg | Gothenburg
SESTO Stockholm | Sztokholm
SEMMA Malmö | Malmo
SEHEL Helsingborg
SETRG Trelleborg
SEYST Ystad
SEKAN Karlshamn
SEKAA Karlskrona
SENYN Nynäshamn | Nynashamn
SENRK Norrköping | Norrkoping
SEGVX Gävle | Gavle
SESDL Sundsvall
SELLA Luleå | Lulea
SELYS Lysekil
SEHAD Halmstad
FIHEL Helsinki
FIKTK Kotka
FIHMN Hamina
FITKU Turku
FIRAU Rauma
FIPOR Pori
FIOUL Oulu
FIVAA Vaasa
FIHKO Hanko
FINLI Naantali
EETLL Tallinn
EEMUG Muuga
EEPRN Pärnu | Parnu | Parnawa
EESLM Sillamäe | Sillamae
LVRIX Rīga | Riga | Ryga
LVVNT Ventspils | Windawa
LVLPX Liepāja | Liepaja | Lipawa
LTKLJ Klaipėda | Klaipeda | Kłajpeda
`,
  },
  {
    en: "North Sea and North Atlantic",
    pl: "Morze Północne i północny Atlantyk",
    de: "Nordsee und Nordatlantik",
    ports: `
DEHAM Hamburg
DEBRV Bremerhaven
DEBRE Bremen | Brema
DEWVN Wilhelmshaven
DECUX Cuxhaven
DEEME Emden
DEBRB Brunsbüttel | Brunsbuettel
DKEBJ Esbjerg
DKHIR Hirtshals
NOOSL Oslo
NOBGO Bergen
NOSVG Stavanger
NOTRD Trondheim
NOAES Ålesund | Alesund
NOKRS Kristiansand
NOHAU Haugesund
NOFLO Florø | Floro
NOTOS Tromsø | Tromso
NOHFT Hammerfest
NONVK Narvik
NOBOO Bodø | Bodo
NODRM Drammen
NOMON Mongstad
NOTAE Tananger
ISREY Reykjavík | Reykjavik
FOTHO Tórshavn | Torshavn
NLRTM Rotterdam
NLAMS Amsterdam
NLIJM IJmuiden
NLVLI Vlissingen
NLTNZ Terneuzen
NLDZL Delfzijl
NLEEM Eemshaven
NLMOE Moerdijk
NLHAR Harlingen
NLDHR Den Helder
NLSCI Schiedam
BEANR Antwerpen | Antwerp | Antwerpia
BEZEE Zeebrugge
BEGNE Gent | Ghent | Gandawa
BEOST Oostende | Ostend | Ostenda | Ostende
GBFXT Felixstowe
GBSOU Southampton
GBLGP London Gateway
GBTIL Tilbury
GBLIV Liverpool
GBIMM Immingham
GBHUL Hull
GBGRG Grangemouth
GBABD Aberdeen
GBLEI Leith
GBTEE Teesport
GBTYN Tyne
GBDVR Dover
GBPME Portsmouth
GBPLY Plymouth
GBBRS Bristol
GBMLF Milford Haven
GBBEL Belfast
GBGRK Greenock
GBLER Lerwick
GBPED Peterhead
GBLOW Lowestoft
IEDUB Dublin
IEORK Cork
`,
  },
  {
    en: "European Atlantic coast",
    pl: "Atlantyckie wybrzeże Europy",
    de: "Europäische Atlantikküste",
    ports: `
FRLEH Le Havre | Hawr
FRDKK Dunkerque | Dunkirk | Dunkierka | Dünkirchen
FRCQF Calais
FRURO Rouen
FRBES Brest
FRNTE Nantes
FRSNR Saint-Nazaire
FRLRH La Rochelle
FRBOD Bordeaux
PTLIS Lisboa | Lisbon | Lizbona | Lissabon
PTSIE Sines
PTLEI Leixões | Leixoes
PTSET Setúbal | Setubal
ESBIO Bilbao
ESCAD Cádiz | Cadiz | Kadyks
ESFRO Ferrol
ESVGO Vigo
ESLPA Las Palmas
MATNG Tanger | Tangier
MACAS Casablanca
`,
  },
  {
    en: "Mediterranean and Black Sea",
    pl: "Morze Śródziemne i Morze Czarne",
    de: "Mittelmeer und Schwarzes Meer",
    ports: `
FRMRS Marseille | Marsylia
FRFOS Fos-sur-Mer
FRTLN Toulon | Tulon
ESALG Algeciras
ESVLC Valencia | Walencja
ESBCN Barcelona
ESCAR Cartagena | Kartagena
GIGIB Gibraltar
MTMLA Valletta
MTMAR Marsaxlokk
ITGOA Genova | Genoa | Genua
ITLIV Livorno
ITSPE La Spezia
ITNAP Napoli | Naples | Neapol | Neapel
ITGIT Gioia Tauro
ITTRS Trieste | Triest
ITVCE Venezia | Venice | Wenecja | Venedig
ITRAN Ravenna | Rawenna
ITTAR Taranto | Tarent
ITAUG Augusta
ITPMO Palermo
SIKOP Koper
HRRJK Rijeka
HRPUY Pula
HRSPU Split
GRPIR Pireás | Piraeus | Pireus | Piräus
GRSKG Thessaloníki | Thessaloniki | Saloniki
TRIST İstanbul | Istanbul | Stambuł
TRTUZ Tuzla
TRIZM İzmir | Izmir
TRMER Mersin
ROCND Constanța | Constanta | Konstanca
BGVAR Varna | Warna
BGBOJ Burgas
UAODS Odesa | Odessa
GEPTI Poti
CYLMS Lemesós | Limassol
ILHFA Haifa | Hajfa
EGALY Al Iskandariyah | Alexandria | Aleksandria
EGPSD Bur Said | Port Said
EGSUZ As Suways | Suez | Sues
DZALG Alger | Algiers | Algier
TNTUN Tunis
`,
  },
  {
    en: "Rest of the world",
    pl: "Pozostałe rejony",
    de: "Übrige Welt",
    ports: `
SNDKR Dakar
CIABJ Abidjan | Abidżan
NGLOS Lagos
ZADUR Durban
ZACPT Cape Town | Kapsztad | Kapstadt
AEDXB Dubai | Dubaj
AEJEA Jebel Ali
AEFJR Al Fujayrah | Fujairah | Fudżajra | Fudschaira
SAJED Jiddah | Jeddah | Dżudda | Dschidda
INBOM Mumbai | Mumbaj
INNSA Nhava Sheva
LKCMB Colombo | Kolombo
SGSIN Singapore | Singapur
MYPKG Port Klang
HKHKG Hong Kong | Hongkong
CNSHA Shanghai | Szanghaj | Schanghai
CNNGB Ningbo
CNTAO Qingdao
KRPUS Busan | Pusan
KRUSN Ulsan
JPYOK Yokohama | Jokohama
JPUKB Kobe
AUSYD Sydney
AUMEL Melbourne
USNYC New York | Nowy Jork
USHOU Houston
USMSY New Orleans | Nowy Orlean
USLAX Los Angeles
USLGB Long Beach
USSAV Savannah
CAMTR Montréal | Montreal
CAHAL Halifax
CAVAN Vancouver
PABLB Balboa
PAONX Colón | Colon
BRSSZ Santos
BRRIO Rio de Janeiro
ARBUE Buenos Aires
`,
  },
];

export const companyPorts: readonly Content<typeof ports>[] = AREAS.map(({ en, pl, de, ports: listed }, i) => ({
  id: i + 1,
  texts: {
    en: { title: en, ports: listed.trim().split("\n") },
    pl: { title: pl, ports: [] },
    de: { title: de, ports: [] },
  },
}));
