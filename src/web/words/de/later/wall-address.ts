import type { wallAddressWords } from '#web/words/wall-address.ts';

export const wallAddress = {
  wallAddress: {
    unknown: (name, hint) =>
      hint
        ? `Die Adresse hat einen unbekannten Parameter „${name}“: Schreib „${hint}“.`
        : `Die Adresse hat einen unbekannten Parameter „${name}“: Entferne ihn.`,
    repeated: (name) => `„${name}“ kommt in der Adresse mehrmals vor: Lass nur eines davon stehen.`,
    empty: (name) => `„${name}“ hat keinen Wert: Ergänze einen oder entferne es aus der Adresse.`,
    many: (name, count, max) => `„${name}“ hat ${count} Einträge: Lass höchstens ${max} davon stehen.`,
    half: {
      from: '„from“ braucht ein Ende: Ergänze „until“.',
      until: '„until“ braucht einen Anfang: Ergänze „from“.',
    },
    same: (time) =>
      `Die Anzeige kann nicht um ${time} Uhr zugleich an- und ausgehen: Ändere „from“ oder „until“ oder entferne beide.`,
    odds: 'Die Quotenansicht braucht „odds=on“: Ergänze es oder nimm „odds“ aus „views“.',
    invalid: {
      follow: (value) =>
        `„${value}“ ist keine Nummer eines Teams: Nimm die Zahl aus der Adresse seiner Seite.`,
      views: (value, hint) => `„${value}“ ist keine Ansicht: Nimm ${hint}.`,
      every: (value) => `Alle „${value}“ Sekunden geht nicht: Nimm eine Zahl von 5 bis 600.`,
      leagues: (value) =>
        `„${value}“ ist keine Nummer eines Wettbewerbs: Nimm die Zahl aus der Adresse seiner Seite.`,
      countries: (value) => `„${value}“ ist kein Länderkürzel: Nimm eines wie en oder de.`,
      zone: (value) => `„${value}“ ist keine Zeitzone: Nimm einen Namen wie Europe/Berlin.`,
      zones: (value) => `„${value}“ ist keine Zeitzone: Nimm Namen wie Asia/Tokyo.`,
      lang: (value, hint) => `Die Sprache „${value}“ gibt es nicht: Nimm ${hint}.`,
      theme: (value, hint) => `Das Design „${value}“ gibt es nicht: Nimm ${hint}.`,
      density: (value, hint) => `Die Dichte „${value}“ gibt es nicht: Nimm ${hint}.`,
      odds: (value) => `„odds“ kann nicht „${value}“ sein: Nimm on oder off.`,
      odds_format: (value, hint) => `Das Quotenformat „${value}“ gibt es nicht: Nimm ${hint}.`,
      sound: (value) => `Die Lautstärke kann nicht „${value}“ sein: Nimm eine Zahl von 0 bis 100.`,
      delay: (value) => `Die Verzögerung kann nicht „${value}“ sein: Nimm Sekunden von 0 bis 300.`,
      from: (value) => `„from“ kann nicht „${value}“ sein: Schreib eine Uhrzeit wie 07:30.`,
      until: (value) => `„until“ kann nicht „${value}“ sein: Schreib eine Uhrzeit wie 23:30.`,
      rollover: (value) => `„rollover“ kann nicht „${value}“ sein: Schreib eine Uhrzeit wie 05:00.`,
      name: (value) =>
        `„${value}“ kann kein Name einer Anzeige sein: Nimm höchstens 40 Zeichen, mit einzelnen Leerzeichen zwischen den Wörtern.`,
    },
    or: (first, last) => `${first} oder ${last}`,
  },
} satisfies typeof wallAddressWords;
