import type { bracketWords } from '#web/words/bracket.ts';
import { plural } from '#web/words/plural.ts';
import { count } from './count.ts';

export const bracket = {
  bracket: {
    undrawn: 'Noch nicht ausgelost.',
    none: 'Der Datendienst meldet zu dieser Saison keine Auslosung. Die Spiele stehen unter Ansetzungen und Ergebnisse.',
    ties: (n) => plural('de', n, { one: 'eine Begegnung', other: `${count(n)} Begegnungen` }),
    through: 'ist weiter',
    match: 'Spiel',
    legs: { '1/2': 'Hinspiel', '2/2': 'Rückspiel' },
    penalties: (score) => `i. E. ${score}`,
  },
} satisfies typeof bracketWords;
