import { wordsOf } from './use-words.ts';

/** Texts around the list of corrections. */
export const ledgerWords = {
  ledger: { title: 'Corrections since you opened this page', copy: 'Copy', copied: 'Copied' },
};

export const useLedgerWords = wordsOf(ledgerWords);
