import { wordsOf } from './use-words.ts';

/** Texts of the list of corrections. */
export const ledgerWords = {
  ledger: {
    title: 'Corrections since you opened this page',
    copy: 'Copy',
    copied: 'Copied',
    ruledOut: (from: string, to: string, details: string) => `${from} → ${to}, goal ruled out${details}`,
    details: (text: string) => ` (${text})`,
    scorer: (minute: string | null, from: string, to: string) =>
      `${minute ? `Scorer, ${minute}` : 'Scorer'}: ${from} → ${to}`,
    unnamed: 'unknown',
    kickOff: (from: string, to: string) => `Kick-off ${from} → ${to}`,
    calledOff: (state: string) => `Match off: ${state}`,
  },
};

export const useLedgerWords = wordsOf(ledgerWords);
export type LedgerWords = ReturnType<typeof useLedgerWords>;
