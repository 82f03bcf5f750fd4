import type { competitionWords } from '#web/words/competition.ts';

export const competition = {
  competitions: {
    title: 'Wettbewerbe',
    filter: 'Nach Wettbewerb oder Land filtern',
    mine: 'Meine Wettbewerbe',
    noMatch: (text) => `Keine Wettbewerbe für „${text}“.`,
    none: 'Keine Wettbewerbe verfügbar.',
    world: 'International',
    popular: 'Beliebt',
    kinds: { cup: 'Pokal', youth: 'Nachwuchs', reserves: 'Reserve', friendly: 'Freundschaftsspiele' },
  },
  competition: {
    notFound: 'Wettbewerb nicht gefunden.',
    noSeason: 'Keine Saison verfügbar.',
    label: 'Bereiche des Wettbewerbs',
    title: (name, tab) => `${name} – ${tab}`,
    season: 'Saison',
    round: (round, rounds) => `Spieltag ${round} von ${rounds}`,
    tabs: {
      table: 'Tabelle',
      bracket: 'Turnierbaum',
      fixtures: 'Spielplan',
      results: 'Ergebnisse',
      leaders: 'Statistik',
      venues: 'Stadien',
    },
    rounds: 'Spieltag',
    allRounds: 'Alle Spieltage',
    more: 'Alle anzeigen',
    missing: {
      table: 'Keine Tabelle: Dieser Wettbewerb wird in K.-o.-Runden gespielt.',
      bracket: 'In dieser Saison gibt es keine K.-o.-Runden.',
      undrawn: 'Die K.-o.-Runden sind noch nicht ausgelost.',
    },
    noFixtures: 'Keine weiteren Spiele in dieser Saison.',
    noResults: 'Noch keine Ergebnisse in dieser Saison.',
  },
} satisfies typeof competitionWords;
