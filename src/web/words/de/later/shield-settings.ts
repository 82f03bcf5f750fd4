import type { shieldSettingsWords } from '#web/words/shield-settings.ts';

export const shields = {
  shields: {
    title: 'Spoilerschutz',
    note: 'Verdeckt Ergebnisse, Torschützen, Spielstände, Tabellen und Quoten, bis du sie aufdeckst, auch die der letzten drei Tage.',
    subject: 'Spoiler verdecken für',
    everything: 'Alle Spiele',
    others: 'Für andere Teams und Wettbewerbe nutze das Schild-Symbol neben dem Namen auf ihrer Seite.',
    until: 'Ende',
    ends: {
      never: 'erst beim Aufdecken',
      tonight: 'heute, 23:59 Uhr',
      morning: 'morgen, 8:00 Uhr',
      other: 'zu einer anderen Zeit',
    },
    time: 'Zeit',
    add: 'Einschalten',
    current: (name, end) => (end ? `${name}, bis ${end}` : name),
    remove: (name) => `Spoiler wieder zeigen: ${name}`,
    removeAll: 'Alles aufdecken',
  },
} satisfies typeof shieldSettingsWords;
