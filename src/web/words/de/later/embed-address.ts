import type { embedAddressWords } from '#web/words/embed-address.ts';

export const embedAddress = {
  embedAddress: {
    unknown: (name, hint) =>
      hint
        ? `Die Adresse der Einbettung hat einen unbekannten Parameter „${name}“: Schreib „${hint}“.`
        : `Die Adresse der Einbettung hat einen unbekannten Parameter „${name}“: Entferne ihn.`,
    repeated: (name) => `„${name}“ steht mehrmals in der Adresse der Einbettung: Lass nur eines stehen.`,
    empty: (name) => `„${name}“ hat keinen Wert: Ergänze ihn, oder nimm es aus der Adresse der Einbettung.`,
    many: (name, count, max) => `„${name}“ hat ${count} Ids: Mehr als ${max} passen nicht in die Einbettung.`,
    required:
      'In der Adresse der Einbettung fehlen die Wettbewerbe: Ergänze „leagues=“ mit ihren Ids, durch Kommas getrennt.',
    invalid: {
      id: (value) =>
        `„${value}“ ist keine Id: Nimm die Zahl aus der Adresse der Seite, die du einbetten willst.`,
      leagues: (value) =>
        `„${value}“ ist nicht die Id eines Wettbewerbs: Nimm die Zahl aus der Adresse seiner Seite.`,
      teams: (value) =>
        `„${value}“ ist nicht die Id eines Teams: Nimm die Zahl aus der Adresse seiner Seite.`,
      rows: (value, min, max) =>
        `Die Tabelle der Einbettung kann nicht „${value}“ Zeilen haben: Nimm eine Zahl von ${min} bis ${max}.`,
      form: (value) => `„form“ einer Einbettung kann nicht „${value}“ sein: Schreib on oder off.`,
      zone: (value) =>
        `Die Zeitzone der Einbettung kann nicht „${value}“ sein: Nimm einen Namen wie Europe/Berlin.`,
      lang: (value) => `Einbettungen gibt es nicht in der Sprache „${value}“: Nimm en oder de.`,
      theme: (value) => `Einbettungen haben kein Design „${value}“: Nimm auto, light oder dark.`,
    },
  },
} satisfies typeof embedAddressWords;
