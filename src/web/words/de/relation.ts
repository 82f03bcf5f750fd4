import type { relationWords } from '#web/words/relation.ts';

export const relation = {
  relation: {
    firstLeg: (score) => `Hinspiel ${score}`,
    secondLeg: (score) => `Rückspiel ${score}`,
    replayOf: (when) => `Wiederholung des am ${when} abgebrochenen Spiels`,
    insteadOf: (when) => `Ursprünglich angesetzt für ${when}`,
  },
} satisfies typeof relationWords;
