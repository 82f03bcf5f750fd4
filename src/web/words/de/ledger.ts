import type { ledgerWords } from '#web/words/ledger.ts';

export const ledger = {
  ledger: {
    title: 'Berichtigt, während diese Seite offen war',
    copy: 'Kopieren',
    copied: 'Kopiert',
    ruledOut: (from, to, details) => `${from} → ${to}, Tor aberkannt${details}`,
    details: (told) => ` (${told}) `.trimEnd(),
    scorer: (minute, from, to) => `${minute ? `Tor in der ${minute}` : 'Tor'}: ${from} → ${to}`,
    unnamed: 'nicht genannt',
    kickOff: (from, to) => `Anstoß ${from} → ${to}`,
    calledOff: (state) => `das Spiel findet nicht statt: ${state}`,
  },
} satisfies typeof ledgerWords;
