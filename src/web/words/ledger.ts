import { wordsOf } from './use-words.ts';

/** What a match's page says of what was corrected. */
export const ledgerWords = {
  ledger: {
    title: 'Corrected while this page was open',
    copy: 'Copy',
    copied: 'Copied',
    ruledOut: (from: string, to: string, details: string) => `${from} → ${to}, goal ruled out${details}`,
    details: (told: string) => ` (${told})`,
    scorer: (minute: string | null, from: string, to: string) =>
      `${minute ? `goal in the ${minute}` : 'goal'}: ${from} → ${to}`,
    unnamed: 'not named',
    kickOff: (from: string, to: string) => `kick-off ${from} → ${to}`,
    calledOff: (state: string) => `the match is off: ${state}`,
  },
};

export const useLedgerWords = wordsOf(ledgerWords);
export type LedgerWords = ReturnType<typeof useLedgerWords>;
