import { wordsOf } from './use-words.ts';

/** The list of a match's corrections. */
export const ledgerWords = {
  ledger: {
    title: 'Corrections since you opened this page',
    copy: 'Copy',
    copied: 'Copied',
    ruledOut: (from: string, to: string) => `${from} → ${to}, goal ruled out`,
    scorer: (minute: string | null, from: string, to: string) =>
      `${minute ? `Scorer, ${minute}` : 'Scorer'}: ${from} → ${to}`,
    unnamed: 'unknown',
    kickOff: (from: string, to: string) => `Kick-off ${from} → ${to}`,
  },
};

export const useLedgerWords = wordsOf(ledgerWords);
export type LedgerWords = ReturnType<typeof useLedgerWords>;
