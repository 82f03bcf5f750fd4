import type { shieldWords } from '#web/words/shield.ts';

export const shield = {
  shield: {
    revealMatch: (match) => `${match} aufdecken`,
    revealShort: 'Aufdecken',
    rowSaid: (kickOff) => `${kickOff}, durch deinen Spoilerschutz verdeckt`,
    hidden: 'Durch deinen Spoilerschutz verdeckt',
    reveal: 'Aufdecken',
    revealAll: 'Alles aufdecken',
    title: 'Spoilerschutz',
    note: 'Verdeckt Ergebnisse, Torschützen, Spielstände, Tabellen und Quoten von Spielen, die du noch nicht gesehen hast, auch die der letzten drei Tage.',
    everything: 'Alle Spiele',
    add: 'Hinzufügen',
    remove: (name) => `Schutz von ${name} entfernen`,
    set: (name) => `Spoiler verdecken: ${name}`,
    setShort: 'Spoiler verdecken',
    isSet: 'Spoiler sind verdeckt',
    search: 'Team oder Wettbewerb',
    none: 'Du folgst keinem Team oder Wettbewerb mit diesem Namen. Nutze den Schild auf seiner Seite.',
    until: 'Bis',
    ends: (time) => `bis ${time}`,
    untilRevealed: 'Bis ich es aufdecke',
    tonight: 'Heute, 23:59 Uhr',
    tomorrow: 'Morgen, 8:00 Uhr',
    choose: 'Zeit wählen',
    list: 'Geschützt',
  },
} satisfies typeof shieldWords;
