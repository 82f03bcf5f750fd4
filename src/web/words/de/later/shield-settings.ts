import type { shieldSettingsWords } from '#web/words/shield-settings.ts';

export const shields = {
  shields: {
    title: 'Spoilerschutz',
    note: 'Verdeckt Ergebnisse, Torschützen, Spielstände, Tabellen und Quoten, bis du sie aufdeckst, auch die der letzten drei Tage.',
    subject: 'Spoiler verdecken von',
    everything: 'Alle Spiele',
    others: 'Für andere Teams und Wettbewerbe nutze den Schild neben dem Namen auf ihrer Seite.',
    until: 'Bis',
    ends: {
      never: 'ich sie aufdecke',
      tonight: 'heute, 23:59 Uhr',
      morning: 'morgen, 8:00 Uhr',
      other: 'zu einer anderen Zeit',
    },
    time: 'Zeit',
    add: 'Schutz einschalten',
    current: (name, end) => (end ? `${name}, bis ${end}` : name),
    remove: (name) => `Spoiler wieder zeigen: ${name}`,
    removeAll: 'Alles aufdecken',
  },
} satisfies typeof shieldSettingsWords;
