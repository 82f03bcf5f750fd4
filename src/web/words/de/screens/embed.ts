import type { embedWords } from '#web/words/embed.ts';
import { plural } from '#web/words/plural.ts';

export const embed = {
  embed: {
    newTab: '(öffnet einen neuen Tab)',
    wholeMatch: 'Zum Spiel',
    wholeTable: 'Ganze Tabelle',
    allScores: 'Alle Spiele',
    latest: 'Zuletzt',
    soon: 'Gleich geht es los',
    until: (time) => `Anstoß in ${time}`,
    days: (days) => plural('de', days, { one: 'Anstoß in 1 Tag', other: `Anstoß in ${days} Tagen` }),
    noMatch: 'Dieses Spiel ist nicht verfügbar.',
    noTable: 'Keine Tabelle für diesen Wettbewerb.',
    noCompetition: 'Dieser Wettbewerb ist nicht verfügbar.',
    noCompetitions: 'Diese Wettbewerbe sind nicht verfügbar.',
    noMatches: 'An diesem Tag keine Spiele.',
    playing: (score, opponent) => `spielt gerade: ${score} gegen ${opponent}`,
    marked: 'hervorgehoben',
  },
} satisfies typeof embedWords;
