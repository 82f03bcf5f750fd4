import { formatCount } from '#web/words/de/format-count.ts';
import { plural } from '#web/words/plural.ts';
import type { statisticsWords } from '#web/words/statistics.ts';

export const statistics = {
  statistics: {
    season: 'Die Saison bisher',
    matches: 'Spiele',
    of: (all) => `von ${formatCount(all)}`,
    perMatch: 'Tore pro Spiel',
    goals: (n) => plural('de', n, { one: '1 Tor', other: `${formatCount(n)} Tore` }),
    cleanSheets: 'Ohne Gegentor',
    bothScored: 'Beide trafen',
    manyGoals: '3 Tore oder mehr',
    cards: 'Karten pro Spiel',
    yellowAndRed: (yellow, red) => `${formatCount(yellow)} Gelb, ${formatCount(red)} Rot`,
    results: 'Ergebnisse',
    homeWins: 'Heimsiege',
    draws: 'Remis',
    awayWins: 'Auswärtssiege',
    minutes: 'Tore nach Spielminute',
    teams: 'Teams',
    noTeams: 'Keine Teamstatistik für diese Saison.',
    columns: {
      matches: ['Sp.', 'Spiele'],
      scored: ['Tore', 'Tore'],
      scoredPerMatch: ['Ø', 'Tore pro Spiel'],
      conceded: ['Gegentore', 'Gegentore'],
      concededPerMatch: ['Ø', 'Gegentore pro Spiel'],
      cleanSheets: ['Ohne Gegentor', 'Spiele ohne Gegentor'],
      goalless: ['Torlos', 'Spiele ohne eigenes Tor'],
      bothScored: ['Beide trafen', 'Spiele, in denen beide Teams trafen'],
      manyGoals: ['3+ Tore', 'Spiele mit drei Toren oder mehr'],
    },
    players: {
      home: ['Heim', 'Tore zu Hause'],
      away: ['Ausw.', 'Tore auswärts'],
      minutesPerGoal: ['Min./Tor', 'Minuten pro Tor'],
      minutesPerAssist: ['Min./Vorlage', 'Minuten pro Vorlage'],
    },
  },
} satisfies typeof statisticsWords;
