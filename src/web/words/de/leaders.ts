import type { leadersWords } from '#web/words/leaders.ts';
import { formatCount } from './format-count.ts';

export const leaders = {
  leaders: {
    list: 'Kategorie',
    lists: { topscorers: 'Tore', topassists: 'Vorlagen', topcards: 'Karten' },
    none: 'Keine Spielerstatistik für diese Saison.',
    shared: (place) => `${place}`,
    more: (all) => `Alle ${formatCount(all)} anzeigen`,
    columns: {
      pos: ['Pl.', 'Platz'],
      player: ['Name', 'Name und Team'],
      goals: ['Tore', 'Tore'],
      penalties: ['Elfm.', 'Davon Elfmeter'],
      assists: ['Vorlagen', 'Vorlagen'],
      yellowcards: ['Gelb', 'Gelbe Karten'],
      yellowredcards: ['Gelb-Rot', 'Gelb-Rote Karten'],
      redcards: ['Rot', 'Rote Karten'],
      matches_played: ['Spiele', 'Spiele'],
      minutes_played: ['Minuten', 'Minuten'],
    },
  },
} satisfies typeof leadersWords;
