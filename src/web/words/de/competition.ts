import type { competitionWords } from '#web/words/competition.ts';

export const competition = {
  competitions: {
    title: 'Wettbewerbe',
    filter: 'Nach Wettbewerb oder Land filtern',
    mine: 'Oben gehalten und gefolgt',
    noMatch: (text) => `Kein Wettbewerb für „${text}“.`,
    none: 'Der Datendienst meldet keinen Wettbewerb.',
    world: 'Zwischen Ländern',
    cup: 'Pokal',
    amateur: 'Amateure',
    friendly: 'Freundschaftsspiele',
  },
  competition: {
    notFound: 'Es gibt keinen Wettbewerb mit dieser Nummer.',
    noSeason: 'Der Datendienst kennt keine Saison dieses Wettbewerbs.',
    label: 'Zu diesem Wettbewerb',
    title: (name, tab) => `${name} – ${tab}`,
    season: 'Saison',
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    tabs: {
      table: 'Tabelle',
      bracket: 'Turnierbaum',
      fixtures: 'Ansetzungen',
      results: 'Ergebnisse',
      leaders: 'Bestenlisten',
      venues: 'Stadien',
    },
    rounds: 'Welche Runde',
    allRounds: 'Alle Runden',
    more: 'Alle zeigen',
    noFixtures: 'In dieser Saison steht kein Spiel mehr aus.',
    noResults: 'In dieser Saison wurde noch nicht gespielt.',
  },
} satisfies typeof competitionWords;
