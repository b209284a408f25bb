import type * as en from "./en.ts";

export const page: typeof en.page = {
  title: "Nutzungs\u00adbedingungen und Datenschutz",
  description:
    "Nutzungsbedingungen dieser Website und Datenschutzhinweise: welche Daten, wozu, wie lange und mit welchen Rechten.",
  lead: "Die Bedingungen für die Nutzung dieser Website und der Umgang mit personenbezogenen Daten.",
  termsHeading: "Nutzungsbedingungen",
  siteHeading: "Gegenstand der Website",
  siteText:
    "Diese Website wird betrieben von {{name}}, {{address}}. Sie informiert über Leistungen, Projekte, Produkte und Stellenangebote des Unternehmens. Die Nutzung ist kostenfrei und erfordert kein Benutzerkonto; ein aktueller Browser genügt.",
  informationHeading: "Unverbindliche Informationen",
  informationText:
    "Alle Angaben auf dieser Website, auch zu Lagerbestand und technischen Daten, sind unverbindliche Informationen und eine Aufforderung zur Abgabe von Angeboten. Sie sind kein Angebot im Sinne von Art. 66 des polnischen Zivilgesetzbuches (Kodeks cywilny). Ein Vertrag kommt nur durch gesonderte Vereinbarung zustande.\n\nWir stellen die Inhalte nach bestem Wissen zusammen und können sie jederzeit ändern. Arbeiten an elektrischen Anlagen dürfen nicht allein auf diese Website gestützt werden; maßgeblich sind die mit dem Gerät gelieferten Unterlagen.",
  copyrightHeading: "Zeichnungen und Texte",
  copyrightText:
    "Die Rechte an Zeichnungen, Texten, Bildern und Datenblättern liegen bei {{name}} oder den jeweils genannten Inhabern. Verlinken, Zitieren mit Quellenangabe sowie Drucken und Speichern für den eigenen Gebrauch sind gestattet. Jede weitere Nutzung bedarf unserer Zustimmung; für die Seite „Medien“ gelten die dort genannten Regeln.",
  linksHeading: "Links",
  linksText:
    "Links führen auch zu Websites anderer Betreiber, für die deren eigene Bedingungen gelten. Auf deren Inhalte haben wir keinen Einfluss.",
  useHeading: "Nutzung und Beanstandungen",
  useText:
    "Über diese Website dürfen keine rechtswidrigen Inhalte übermittelt werden; ihr Betrieb darf nicht gestört werden. Hinweise auf Fehler und Beanstandungen nehmen wir unter {{email}} entgegen.",
  lawHeading: "Anwendbares Recht",
  lawText:
    "Es gilt polnisches Recht. Der Schutz, den zwingende Vorschriften des Staates ihres gewöhnlichen Aufenthalts Verbrauchern gewähren, bleibt unberührt. Alle hier nicht ausdrücklich eingeräumten Rechte bleiben vorbehalten. Maßgeblich ist die auf dieser Seite veröffentlichte Fassung.",
  privacyHeading: "Datenschutzhinweise",
  controllerHeading: "Verantwortlicher",
  controllerText:
    "Verantwortlicher im Sinne der DSGVO ist {{name}}, {{address}}. Anfragen zum Datenschutz richten Sie bitte an {{email}}.",
  visitHeading: "Besuch der Website",
  visitText:
    "Beim Besuch der Website werden keine Cookies gesetzt. Wir verwenden weder Analysewerkzeuge noch Werbung und laden keine Inhalte von Dritten: Schriften, Bilder, Seekarten und Film kommen von unserem eigenen Server.\n\nWenn Sie den Nachtmodus wählen oder den Hinweis auf eine andere Sprache schließen, merkt sich Ihr Browser das in seinem lokalen Speicher (Local Storage). Diese Angaben werden nicht an uns übertragen; Sie können sie in den Browsereinstellungen löschen.\n\nDer Server zeichnet keine Besuche auf. Kann eine Seite nicht angezeigt werden, hält sein Protokoll Zeitpunkt, Adresse der Seite und eine Fehlernummer fest; keine Namen, keine Nachrichten, keine IP-Adressen.",
  messagesHeading: "Kontaktformular",
  messagesText:
    "Über das Kontaktformular erhalten wir Vorname, Nachname, E-Mail-Adresse und Nachricht. Es lässt sich nur absenden, wenn diese Bedingungen akzeptiert sind. Wir verwenden die Angaben, um Ihnen zu antworten und angefragte Arbeiten vorzubereiten. An die angegebene Adresse geht eine Bestätigung, die nichts von Ihrem Text wiederholt.\n\nRechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO (vorvertragliche Maßnahmen), bei sonstigen Anfragen Art. 6 Abs. 1 lit. f DSGVO (berechtigtes Interesse an der Beantwortung).\n\nUm doppelt gesendete Formulare zu erkennen und massenhaftes Senden zu verhindern, arbeitet der Server mit einem Hashwert Ihrer IP-Adresse, der sich nicht zurückrechnen lässt. Die Adresse selbst wird nicht gespeichert. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO (berechtigtes Interesse an einer funktionierenden Website).\n\nNachrichten werden nach Ablauf von {{contactMonths|Monat|Monaten}} ab Eingang gelöscht. Die Angaben sind freiwillig; ohne sie können wir jedoch nicht antworten.",
  applicationsHeading: "Bewerbungen",
  applicationsText:
    "Über das Bewerbungsformular erhalten wir Vorname, Nachname, E-Mail-Adresse, die Telefonnummer, sofern Sie sie angeben, und die Datei mit Ihrem Lebenslauf. Wir verwenden sie ausschließlich zur Entscheidung über Ihre Bewerbung. Bitte lassen Sie weg, was für die Stelle nicht erforderlich ist, etwa Angaben zu Gesundheit oder Religion. Ein Virenscanner kann die Datei prüfen; sie wird nicht weitergegeben.\n\nAn die angegebene E-Mail-Adresse senden wir eine Bestätigung mit einem persönlichen Link. Dort sehen Sie, was wir aufbewahren, und können Ihre Einwilligung erneuern oder ändern oder alles sofort löschen lassen. Das kann jede Person, die den Link hat: Bitte geben Sie ihn nicht weiter.\n\nRechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO (vorvertragliche Maßnahmen). Wenn Sie zustimmen, dass wir Sie auch für künftige Stellen berücksichtigen, ist es Ihre Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO, die Sie jederzeit widerrufen können.\n\nBewerbungen löschen wir nach Ablauf von {{applicationMonths|Monat|Monaten}} ab dem Ende der Bewerbungsfrist oder, wenn keine Frist festgelegt ist, ab Eingang, bei Einwilligung für künftige Stellen nach Ablauf von {{futureMonths|Monat|Monaten}} ab der Einwilligung. Wird die Einwilligung erneuert oder geändert, beginnt die Frist frühestens an diesem Tag. Die Angaben sind freiwillig, für die Bearbeitung der Bewerbung aber erforderlich.",
  recipientsHeading: "Empfänger",
  recipientsText:
    "Zugang haben im Unternehmen die Personen, die Nachrichten beantworten oder über Bewerbungen entscheiden. Wir verkaufen keine Daten und geben sie nicht weiter, ausgenommen an Dienstleister, die unseren Server oder unser Postfach im Rahmen einer Auftragsverarbeitung betreiben, und an Behörden, soweit wir gesetzlich dazu verpflichtet sind. Automatisierte Entscheidungen oder Profiling finden nicht statt.",
  rightsHeading: "Ihre Rechte",
  rightsText: "Zur Ausübung Ihrer Rechte genügt eine Nachricht an {{email}}. Sie haben das Recht auf:",
  rightsList:
    "Auskunft über Ihre Daten und eine Kopie davon\nBerichtigung unrichtiger Daten\nLöschung\nEinschränkung der Verarbeitung\nÜbertragbarkeit der von Ihnen bereitgestellten Daten\nWiderspruch, soweit die Verarbeitung auf einem berechtigten Interesse beruht\nWiderruf einer Einwilligung, jederzeit und mit Wirkung für die Zukunft",
  complaintHeading: "Beschwerde",
  complaintText:
    "Sind Sie der Ansicht, dass die Verarbeitung Ihrer Daten rechtswidrig ist, können Sie sich bei einer Aufsichtsbehörde beschweren. In Polen ist dies der Präsident des Amtes für den Schutz personenbezogener Daten (Prezes Urzędu Ochrony Danych Osobowych, UODO).",
  securityHeading: "Sicherheit",
  securityText: "Zugriff auf die Daten haben nur Beschäftigte, die sie für ihre Arbeit benötigen.",
};

export const staff: typeof en.staff = {
  name: "Nutzungsbedingungen und Datenschutz",
  sections: {
    title: "Seitenanfang",
    termsHeading: "Erstes Dokument: Nutzungsbedingungen",
    siteHeading: "Gegenstand der Website",
    informationHeading: "Unverbindliche Informationen",
    copyrightHeading: "Zeichnungen und Texte",
    linksHeading: "Links",
    useHeading: "Nutzung und Beanstandungen",
    lawHeading: "Anwendbares Recht",
    privacyHeading: "Zweites Dokument: Datenschutzhinweise",
    controllerHeading: "Verantwortlicher",
    visitHeading: "Besuch der Website",
    messagesHeading: "Kontaktformular",
    applicationsHeading: "Bewerbungen",
    recipientsHeading: "Empfänger",
    rightsHeading: "Ihre Rechte",
    complaintHeading: "Beschwerde",
    securityHeading: "Sicherheit",
  },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Satz unter dem Titel",
    termsHeading: "Überschrift",
    siteHeading: "Überschrift",
    siteText: "Text",
    informationHeading: "Überschrift",
    informationText: "Text",
    copyrightHeading: "Überschrift",
    copyrightText: "Text",
    linksHeading: "Überschrift",
    linksText: "Text",
    useHeading: "Überschrift",
    useText: "Text",
    lawHeading: "Überschrift",
    lawText: "Text",
    privacyHeading: "Überschrift",
    controllerHeading: "Überschrift",
    controllerText: "Text",
    visitHeading: "Überschrift",
    visitText: "Text",
    messagesHeading: "Überschrift",
    messagesText: "Text",
    applicationsHeading: "Überschrift",
    applicationsText: "Text",
    recipientsHeading: "Überschrift",
    recipientsText: "Text",
    rightsHeading: "Überschrift",
    rightsText: "Text",
    rightsList: "Liste der Rechte",
    complaintHeading: "Überschrift",
    complaintText: "Text",
    securityHeading: "Überschrift",
    securityText: "Text",
  },
};
