import type { bracketWords } from '#web/words/bracket.ts';
import { plural } from '#web/words/plural.ts';
import { formatCount } from './format-count.ts';

export const bracket = {
  bracket: {
    undrawn: 'Auslosung steht noch aus.',
    none: 'Noch kein Turnierbaum für diese Saison. Siehe Spielplan und Ergebnisse.',
    ties: (n) => plural('de', n, { one: 'eine Begegnung', other: `${formatCount(n)} Begegnungen` }),
    through: 'weiter',
    match: 'Spiel',
    legs: { '1/2': 'Hinspiel', '2/2': 'Rückspiel' },
    penalties: (score) => `${score} i. E.`,
  },
} satisfies typeof bracketWords;
