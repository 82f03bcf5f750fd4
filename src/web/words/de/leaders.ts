import type { leadersWords } from '#web/words/leaders.ts';
import { count } from './count.ts';

export const leaders = {
  leaders: {
    list: 'Welche Liste',
    lists: { topscorers: 'Tore', topassists: 'Vorlagen', topcards: 'Karten' },
    none: 'Der Datendienst meldet zu dieser Saison keine Liste.',
    more: (all) => `Alle ${count(all)} zeigen`,
    columns: {
      pos: ['Pl.', 'Platz'],
      player: ['Name', 'Name und Verein'],
      goals: ['Tore', 'Tore'],
      penalties: ['Elfm.', 'Elfmetertore darunter'],
      assists: ['Vorlagen', 'Vorlagen'],
      yellowcards: ['Gelb', 'Gelbe Karten'],
      yellowredcards: ['Gelb-Rot', 'Platzverweise mit Gelb-Rot'],
      redcards: ['Rot', 'Rote Karten'],
      matches_played: ['Spiele', 'Spiele'],
      minutes_played: ['Minuten', 'Minuten'],
    },
  },
} satisfies typeof leadersWords;
