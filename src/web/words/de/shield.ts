import type { shieldWords } from '#web/words/shield.ts';

export const shield = {
  shield: {
    hidden: 'Durch deinen Spoilerschutz verdeckt',
    reveal: 'Aufdecken',
    revealMatch: (match) => `Durch deinen Spoilerschutz verdeckt. ${match} aufdecken`,
  },
} satisfies typeof shieldWords;
