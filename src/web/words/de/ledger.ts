import type { ledgerWords } from '#web/words/ledger.ts';

export const ledger = {
  ledger: { title: 'Korrekturen seit dem Öffnen dieser Seite', copy: 'Kopieren', copied: 'Kopiert' },
} satisfies typeof ledgerWords;
