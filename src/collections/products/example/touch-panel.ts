import type { ProductContent } from "../products.ts";

/** Example product 12; it has no German text, so that the fallback can be seen. */
export const touchPanel: ProductContent = {
  id: 12,
  img: "/drawings/pic-hmi.svg",
  stock: 2,
  orderCode: "HMI-12",
  dimensions: "330 × 260 × 60 mm",
  productType: { en: "Operator panel", pl: "Panele operatorskie" },
  texts: {
    en: {
      title: "Touch panel",
      description: [
        "Operator panel for bridge and control room consoles; its screen dims to full darkness. It shows mimic diagrams, alarm lists and trends from a PLC over Modbus TCP or OPC UA.",
        "The touch surface works with gloves and with wet hands, and the most important commands are also available on keys at its edge. Day, dusk and night palettes are switched together with the other displays of the console. The panel has no fan. We deliver it with our own mimic library and adapt the pages to the ship’s drawings before commissioning.",
      ].join("\n\n"),
      properties: [
        "Supply: 24 V DC (18 to 32 V), 20 W",
        "Output: Ethernet: Modbus TCP, OPC UA",
        "Protection: front IP 66, rear IP 20",
        "Ambient temperature: −15 to +55 °C",
        "Approvals: class approval on request",
      ],
      imageAlt: "Touch panel with a process mimic",
    },
    pl: {
      title: "Panel dotykowy",
      description: [
        "Panel operatorski do pulpitów na mostku i w CMK, z ekranem przyciemnianym do zera. Pokazuje schematy synoptyczne, listy alarmów i trendy; dane pobiera ze sterownika PLC przez Modbus TCP lub OPC UA.",
        "Ekran można obsługiwać w rękawicach i mokrymi dłońmi, a najważniejsze polecenia można wydać również klawiszami na jego krawędzi. Palety dzienną, zmierzchową i nocną przełącza się razem z pozostałymi wyświetlaczami pulpitu. Panel nie ma wentylatora. Dostarczamy go z własną biblioteką symboli, a strony dostosowujemy do dokumentacji statku przed uruchomieniem.",
      ].join("\n\n"),
      properties: [
        "Zasilanie: 24 V DC (18–32 V), 20 W",
        "Wyjście: Ethernet: Modbus TCP, OPC UA",
        "Stopień ochrony: front IP 66, tył IP 20",
        "Temperatura otoczenia: od −15 do +55 °C",
        "Dopuszczenia: świadectwo towarzystwa klasyfikacyjnego na zamówienie",
      ],
      imageAlt: "Panel dotykowy ze schematem synoptycznym",
    },
  },
};
