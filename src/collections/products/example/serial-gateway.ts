import type { ProductContent } from "../products.ts";

/** Example product 10; it has no Polish text, so that the fallback can be seen. */
export const serialGateway: ProductContent = {
  id: 10,
  img: "/drawings/pic-gateway.svg",
  stock: 5,
  orderCode: "SGW-4",
  dimensions: "45 × 110 × 115 mm",
  productType: { en: "Communication", de: "Kommunikation" },
  texts: {
    en: {
      title: "Serial gateway",
      description: [
        "Rail-mounted gateway that connects serial devices on older plant to the ship’s Ethernet. Four ports, RS-422 or RS-485, speak Modbus RTU or NMEA 0183; the network side speaks Modbus TCP.",
        "Every port is galvanically isolated, because the earth potentials of bridge, engine room and deck are rarely equal. Registers are mapped in a table that can be exported and kept with the drawings. A diagnostic page counts messages, time-outs and checksum errors per device, which shortens the search for a bad terminator. If the configuration is lost, it is restored from a memory card in the front.",
      ].join("\n\n"),
      properties: [
        "Supply: 24 V DC (18 to 32 V), 4 W",
        "Output: 4 ports RS-422 or RS-485, isolated; Ethernet",
        "Protection: IP 20",
        "Ambient temperature: −25 to +70 °C",
        "Approvals: class approval on request",
      ],
      imageAlt: "Gateway on a DIN rail, fieldbus in and Ethernet out",
    },
    de: {
      title: "Serielles Gateway",
      description: [
        "Hutschienen-Gateway, das serielle Geräte älterer Anlagen ins Schiffs-Ethernet einbindet. Vier Schnittstellen, RS-422 oder RS-485, arbeiten mit Modbus RTU oder NMEA 0183, die Netzwerkseite mit Modbus TCP.",
        "Jede Schnittstelle ist galvanisch getrennt, denn zwischen Brücke, Maschinenraum und Deck sind die Erdpotentiale selten gleich. Die Registerzuordnung steht in einer Tabelle, die sich exportieren und mit den Zeichnungen ablegen lässt. Eine Diagnoseseite zählt Telegramme, Zeitüberschreitungen und Prüfsummenfehler je Gerät; ein fehlender Abschlusswiderstand ist damit schnell gefunden. Geht die Konfiguration verloren, wird sie von der Speicherkarte in der Front zurückgeladen.",
      ].join("\n\n"),
      properties: [
        "Versorgung: 24 V DC (18–32 V), 4 W",
        "Ausgang: 4 Ports RS-422 oder RS-485, potentialgetrennt; Ethernet",
        "Schutzart: IP 20",
        "Umgebungstemperatur: −25 bis +70 °C",
        "Zulassungen: Klassenzulassung auf Anfrage",
      ],
      imageAlt: "Gateway auf der Hutschiene: serielle Schnittstelle am Eingang, Ethernet am Ausgang",
    },
  },
};
