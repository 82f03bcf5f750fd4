import type { matchCardsWords } from '#web/words/match-cards.ts';

export const matchCards = {
  matchCards: {
    label: 'Mehr zum Spiel',
    details: 'Alle Spieldaten',
    allPrices: 'Alle Quoten',
    bestOf: (count) => (count === 1 ? 'live, 1 Buchmacher' : `live, beste von ${count}`),
    allStats: 'Ganze Statistik',
    lineUpsIn: 'Die Aufstellungen sind da',
    pitch: 'Spielfeld und Bank',
    bestSoFar: 'bisher am besten',
    best: 'beste Bewertung',
    nextGoal: 'Was ein Tor bedeuten würde',
    goal: (team) => `Tor für ${team}`,
    ifNothingElse: 'Nach der aktuellen Tabelle, wenn sonst nichts passiert.',
    missing: (what) => `Zu diesem Spiel gibt es keine ${what}.`,
    missingParts: { stats: 'Statistik', lineups: 'Aufstellungen', tv: 'TV-Angaben' },
  },
} satisfies typeof matchCardsWords;
