import type * as en from "./en.ts";

export const site: typeof en.site = {
  parts: {
    Basis: "Rechtsgrundlage",
    Recipients: "Empfänger",
    Storage: "Speicherdauer",
  },
};

export const page: typeof en.page = {
  title: "Datenschutz\u00adhinweise",
  description:
    "Welche personenbezogenen Daten diese Website verarbeitet, zu welchem Zweck, auf welcher Rechtsgrundlage und wie lange, und welche Rechte Sie haben.",
  lead: "Was mit Ihren Daten geschieht, wenn Sie diese Website besuchen, uns schreiben oder sich bewerben.",
  controllerHeading: "Verantwortlicher",
  controllerText:
    "Verantwortlicher im Sinne der DSGVO ist {{name}}, {{address}}. Bei Fragen zum Datenschutz schreiben Sie bitte an {{email}}.",
  visitHeading: "Besuch der Website",
  visitText:
    "Die öffentlichen Seiten setzen keine Cookies. Wir verwenden weder Analysewerkzeuge noch Werbung oder Tracking. Schriften, Bilder, Seekarten und Film kommen von unserem eigenen Server; von anderen Unternehmen wird nichts geladen. Kartendienste und soziale Netzwerke erhalten erst dann Daten, wenn Sie einem Link dorthin folgen.\n\nWenn Sie den Anzeigemodus (Tag, Dämmerung, Nacht) wählen oder den Hinweis auf eine andere Sprache schließen, speichert Ihr Browser das im lokalen Speicher (Local Storage). Eine Einwilligung ist dafür nicht nötig, weil dies nur der von Ihnen gewünschten Funktion dient (§ 25 Abs. 2 Nr. 2 TDDDG). Die Angabe wird nicht an uns übertragen und bleibt gespeichert, bis Sie sie in den Browsereinstellungen löschen.",
  messagesHeading: "Nachrichten und Anfragen",
  messagesText:
    "Über das Formular erhalten wir Vorname, Nachname, E-Mail-Adresse und Nachricht. Außerdem speichern wir, wann und in welcher Sprache Sie geschrieben haben und welche Fassungen der Nutzungsbedingungen und dieser Hinweise zu diesem Zeitpunkt veröffentlicht waren. Wir verwenden die Angaben, um Ihnen zu antworten und angefragte Arbeiten vorzubereiten. Sie erhalten eine Bestätigung per E-Mail, die Ihren Text nicht wiederholt. Bei der Bearbeitung können unsere Beschäftigten Notizen hinzufügen. Unsere Antworten und Ihre weiteren Nachrichten speichern wir zu dem Vorgang.\n\nÜber das Formular für Serviceanfragen erhalten wir außerdem Ihre Angaben zu Schiff, Störung, Hafenanlauf, Auftrag und Ansprechpartnern sowie Ihre Fotos. Die Bestätigung einer Serviceanfrage wiederholt Ihre Angaben und enthält einen persönlichen Link zu einer Seite mit dem Status. Dort können Sie uns schreiben, Fotos hinzufügen und alles sofort löschen lassen; das kann jeder, der den Link hat.\n\nEine Angebotsanfrage enthält außerdem die Produkte mit Stückzahlen und Bemerkungen, Ihr Unternehmen und, wenn Sie sie angeben, USt-IdNr., Telefonnummer, Lieferort und Liefertermin. Die Bestätigung wiederholt Ihre Angaben und enthält einen persönlichen Link. Die verlinkte Seite zeigt die Anfrage und ihren Status; wer den Link hat, kann die Anfrage auch löschen.\n\nDie Angaben sind freiwillig; ohne sie können wir jedoch nicht antworten.",
  messagesBasis:
    "Art. 6 Abs. 1 lit. b DSGVO, wenn Sie im eigenen Namen ein Angebot oder eine Leistung anfragen oder mit uns einen Vertrag haben.\n\nArt. 6 Abs. 1 lit. f DSGVO in allen anderen Fällen, etwa wenn Sie für ein Unternehmen schreiben. Unsere berechtigten Interessen sind die Beantwortung von Anfragen und die Zusammenarbeit mit diesem Unternehmen.",
  messagesRecipients:
    "Die Beschäftigten, die Nachrichten beantworten. Eine Kopie Ihrer Nachricht geht an unser eigenes E-Mail-Postfach.",
  messagesStorage:
    "Nachrichten und Serviceanfragen: {{contactMonths|Monat|Monate}} ab Eingang.\n\nAngebotsanfragen: {{quoteMonths|Monat|Monate}} ab Eingang.\n\nDanach werden sie samt Notizen und E-Mails gelöscht. Spätestens dann löschen wir auch die Kopie in unserem Postfach, es sei denn, sie gehört zu einem Auftrag, für den gesetzliche Aufbewahrungspflichten gelten.",
  applicationsHeading: "Bewerbungen",
  applicationsText:
    "Über das Formular erhalten wir Vorname, Nachname, E-Mail-Adresse, die Telefonnummer, sofern Sie sie angeben, die Stelle, die Datei mit Ihrem Lebenslauf und Ihre Wahl, wie lange wir die Bewerbung aufbewahren dürfen. Außerdem speichern wir, wann und in welcher Sprache Sie sich beworben haben und welche Fassung dieser Hinweise zu diesem Zeitpunkt veröffentlicht war. Wir verwenden die Angaben, um über Ihre Bewerbung zu entscheiden. Bitte lassen Sie weg, was für die Stelle nicht erforderlich ist, insbesondere Angaben zu Gesundheit, Religion oder politischen Überzeugungen. Die Datei wird, soweit technisch möglich, auf Viren geprüft.\n\nUnsere Beschäftigten vermerken den Status der Bewerbung und können Notizen und Bewertungen hinzufügen. Wenn Sie Auskunft über Ihre Daten verlangen, erhalten Sie auch die Notizen und Bewertungen. Über Ihre Bewerbung entscheiden Menschen; automatisierte Entscheidungen gibt es nicht. Ein internes Protokoll hält fest, wer die Bewerbung geöffnet oder den Lebenslauf heruntergeladen hat und wann.\n\nDie Bestätigung, die Sie per E-Mail erhalten, enthält einen persönlichen Link. Auf der verlinkten Seite sehen Sie den Status Ihrer Bewerbung und alles, was wir gespeichert haben. Sie können dort die Aufbewahrung ändern oder alles sofort löschen. Wer den Link hat, kann das auch; geben Sie ihn bitte nicht weiter.\n\nDie Bewerbung ist freiwillig; ohne Namen, E-Mail-Adresse und Lebenslauf können wir sie jedoch nicht berücksichtigen.",
  applicationsBasis:
    "Bis zur Entscheidung: Art. 6 Abs. 1 lit. b DSGVO (vorvertragliche Maßnahmen auf Ihre Anfrage). Für das, was Sie von sich aus hinzufügen, etwa ein Foto: Ihre Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO, die Sie mit dem Absenden erteilen.\n\nNach der Entscheidung bis zur Löschung: Art. 6 Abs. 1 lit. f DSGVO. Unser berechtigtes Interesse ist es, Fragen zur Entscheidung beantworten und uns gegen Ansprüche verteidigen zu können.\n\nFür künftige Stellen: allein Ihre Einwilligung nach Art. 6 Abs. 1 lit. a DSGVO. Sie ist freiwillig und hat keinen Einfluss auf die laufende Bewerbung. Sie können sie jederzeit über Ihren persönlichen Link oder per E-Mail mit Wirkung für die Zukunft widerrufen.",
  applicationsRecipients:
    "Die Beschäftigten, die über Bewerbungen entscheiden. Eine Benachrichtigung mit Namen und Kontaktdaten, ohne den Lebenslauf, geht an unser eigenes E-Mail-Postfach.",
  applicationsStorage:
    "Nur für diese Bewerbung: {{applicationMonths|Monat|Monate}} ab dem Ende der Bewerbungsfrist oder, wenn es keine Frist gibt oder sie schon abgelaufen ist, ab dem Tag der Bewerbung.\n\nAuch für künftige Stellen: {{futureMonths|Monat|Monate}} ab Ihrer Einwilligung.\n\nWenn Sie Ihre Wahl ändern oder erneut bestätigen, beginnt die Aufbewahrungsfrist an diesem Tag neu, bei „Nur für diese Bewerbung“ jedoch frühestens mit dem Ende der Bewerbungsfrist. Nach Ablauf der Aufbewahrungsfrist wird die Bewerbung mit Lebenslauf, Notizen, Bewertungen und E-Mails automatisch gelöscht. Spätestens dann löschen wir auch die Benachrichtigung in unserem Postfach.",
  abuseHeading: "Serverprotokolle und Schutz vor Missbrauch",
  abuseText:
    "Um Ihnen eine Seite zu senden, braucht der Server Ihre IP-Adresse. Seine Protokolle enthalten Zeitpunkt, Adresse der Seite und Ergebnis, aber keine IP-Adressen. Nur wenn eine Verbindung fehlschlägt, kann das Fehlerprotokoll des Webservers eine IP-Adresse enthalten.\n\nWenn Sie ein Formular senden, zählt der Server die von Ihrer IP-Adresse gesendeten Formulare, um Massensendungen zu verhindern. Dazu verwendet er einen Hashwert der Adresse, der mit einem geheimen Schlüssel gebildet wird: Ohne diesen Schlüssel lässt sich die Adresse nicht ermitteln. Ein zweiter Hashwert aus IP-Adresse und Inhalt des Formulars zeigt, ob dasselbe Formular zweimal gesendet wurde. Ein für Menschen unsichtbares Feld und die Zeit bis zum Absenden lassen automatisch gesendete Nachrichten erkennen.",
  abuseBasis:
    "Art. 6 Abs. 1 lit. f DSGVO. Unser berechtigtes Interesse ist eine Website, die funktioniert und vor Missbrauch geschützt ist.",
  abuseStorage:
    "Fehlerprotokoll: höchstens 14 Tage. Die Zähler gelten jeweils zehn Minuten; die gespeicherten Hashwerte werden innerhalb von zwei Stunden gelöscht. Hashwert eines Formulars: so lange wie die damit gesendete Nachricht, Anfrage oder Bewerbung. Die Zeit bis zum Absenden wird nicht gespeichert.",
  staffHeading: "Konten der Beschäftigten",
  staffText:
    "Wer diese Website bearbeitet, hat ein Konto mit Namen, Benutzernamen, E-Mail-Adresse, Rolle, Sprache, einem Hashwert des Passworts und den Daten der Zwei-Faktor-Authentifizierung. Bei der Anmeldung werden die dafür notwendigen Cookies gesetzt: eines für die Sitzung, eines für den zweiten Schritt und eines, an dem der Browser 400 Tage lang wiedererkannt wird.\n\nZu jeder Sitzung speichern wir Browser und Betriebssystem. Ein Protokoll hält fest, wer wann was getan hat und von welcher IP-Adresse aus. Auch abgelehnte Anmeldungen werden mit der IP-Adresse festgehalten, von der sie kamen.",
  staffBasis:
    "Art. 6 Abs. 1 lit. f DSGVO. Unser berechtigtes Interesse ist es, die Website und ihre Daten zu schützen und nachweisen zu können, wer Zugriff darauf hatte.",
  staffStorage:
    "Konto: solange es gebraucht wird. Sitzung: 12 Stunden nach der letzten Nutzung, höchstens 30 Tage. E-Mails der Website an Beschäftigte: 30 Tage. Protokoll: {{auditMonths|Monat|Monate}}.",
  recipientsHeading: "Weitere Empfänger",
  recipientsText:
    "Dienstleister, die unseren Server und unsere Postfächer betreiben, verarbeiten Daten in unserem Auftrag (Auftragsverarbeitung nach Art. 28 DSGVO). Behörden erhalten Daten, soweit wir gesetzlich dazu verpflichtet sind. Wir verkaufen keine Daten, treffen keine automatisierten Entscheidungen und bilden keine Profile.",
  transfersHeading: "Übermittlung in Drittländer",
  transfersText:
    "Wir übermitteln Ihre Daten nicht in Länder außerhalb des Europäischen Wirtschaftsraums oder an internationale Organisationen. Wird Ihr eigenes Postfach von einem Anbieter außerhalb des EWR betrieben, gehen unsere E-Mails an Sie dorthin.",
  rightsHeading: "Ihre Rechte",
  rightsText: "Zur Ausübung dieser Rechte genügt eine Nachricht an {{email}}. Sie haben das Recht auf:",
  rightsList:
    "Auskunft über Ihre Daten und eine Kopie davon (Art. 15 DSGVO)\nBerichtigung unrichtiger Daten (Art. 16)\nLöschung (Art. 17)\nEinschränkung der Verarbeitung (Art. 18)\nÜbertragbarkeit der von Ihnen bereitgestellten Daten, wenn wir sie aufgrund einer Einwilligung oder für einen Vertrag verarbeiten (Art. 20)\nWiderruf einer Einwilligung, jederzeit und mit Wirkung für die Zukunft (Art. 7)",
  objectionHeading: "Ihr Widerspruchsrecht (Art. 21 DSGVO)",
  objectionText:
    "Sie können der Verarbeitung Ihrer Daten, die auf unserem berechtigten Interesse beruht (Art. 6 Abs. 1 lit. f DSGVO), jederzeit widersprechen, wenn sich dafür Gründe aus Ihrer besonderen Situation ergeben.\n\nSchreiben Sie dazu an {{email}}. Wir verarbeiten die Daten dann nicht mehr, es sei denn, wir können zwingende schutzwürdige Gründe nachweisen, die Ihre Interessen, Rechte und Freiheiten überwiegen, oder wir brauchen sie, um Rechtsansprüche geltend zu machen, auszuüben oder zu verteidigen.",
  complaintHeading: "Beschwerde bei einer Aufsichtsbehörde",
  complaintText:
    "Sie können sich bei einer Datenschutzaufsichtsbehörde beschweren, insbesondere in dem EU-Mitgliedstaat Ihres gewöhnlichen Aufenthalts, Ihres Arbeitsplatzes oder des Orts des mutmaßlichen Verstoßes (Art. 77 DSGVO). Für unser Unternehmen zuständig ist der Präsident des Amtes für den Schutz personenbezogener Daten in Polen (Prezes Urzędu Ochrony Danych Osobowych, UODO), uodo.gov.pl.",
  securityHeading: "Sicherheit und Datensicherung",
  securityText:
    "Zugriff auf die Daten haben nur Beschäftigte, die sie für ihre Arbeit brauchen. Die Verbindung zu dieser Website ist verschlüsselt. Datensicherungen werden spätestens nach 14 Tagen gelöscht; muss eine eingespielt werden, wird das zwischenzeitlich Gelöschte erneut gelöscht.",
};

export const staff: typeof en.staff = {
  name: "Datenschutzhinweise",
  sections: {
    title: "Seitenanfang",
    controllerHeading: "Verantwortlicher",
    visitHeading: "Besuch der Website",
    messagesHeading: "Nachrichten und Anfragen",
    applicationsHeading: "Bewerbungen",
    abuseHeading: "Serverprotokolle und Schutz vor Missbrauch",
    staffHeading: "Konten der Beschäftigten",
    recipientsHeading: "Weitere Empfänger",
    transfersHeading: "Übermittlung in Drittländer",
    rightsHeading: "Ihre Rechte",
    objectionHeading: "Widerspruchsrecht",
    complaintHeading: "Beschwerde",
    securityHeading: "Sicherheit und Datensicherung",
  },
  fields: {
    title: "Titel",
    description: "Beschreibung für Suchmaschinen",
    lead: "Vorspann",
    controllerHeading: "Überschrift",
    controllerText: "Text",
    visitHeading: "Überschrift",
    visitText: "Text",
    messagesHeading: "Überschrift",
    messagesText: "Daten und Zweck",
    messagesBasis: "Rechtsgrundlage",
    messagesRecipients: "Empfänger",
    messagesStorage: "Speicherdauer",
    applicationsHeading: "Überschrift",
    applicationsText: "Daten und Zweck",
    applicationsBasis: "Rechtsgrundlage",
    applicationsRecipients: "Empfänger",
    applicationsStorage: "Speicherdauer",
    abuseHeading: "Überschrift",
    abuseText: "Daten und Zweck",
    abuseBasis: "Rechtsgrundlage",
    abuseStorage: "Speicherdauer",
    staffHeading: "Überschrift",
    staffText: "Daten und Zweck",
    staffBasis: "Rechtsgrundlage",
    staffStorage: "Speicherdauer",
    recipientsHeading: "Überschrift",
    recipientsText: "Text",
    transfersHeading: "Überschrift",
    transfersText: "Text",
    rightsHeading: "Überschrift",
    rightsText: "Text",
    rightsList: "Liste der Rechte",
    objectionHeading: "Überschrift",
    objectionText: "Text",
    complaintHeading: "Überschrift",
    complaintText: "Text",
    securityHeading: "Überschrift",
    securityText: "Text",
  },
};
