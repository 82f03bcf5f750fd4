import type { ledgerWords } from '#web/words/ledger.ts';

export const ledger = {
  ledger: {
    title: 'Korrekturen seit dem Öffnen dieser Seite',
    copy: 'Kopieren',
    copied: 'Kopiert',
    ruledOut: (from, to, details) => `${from} → ${to}, Tor aberkannt${details}`,
    details: (details) => ` (${details})`,
    scorer: (minute, from, to) => `${minute ? `Torschütze, ${minute}` : 'Torschütze'}: ${from} → ${to}`,
    unnamed: 'unbekannt',
    kickOff: (from, to) => `Anstoß ${from} → ${to}`,
    calledOff: (state) => `Spiel findet nicht statt: ${state}`,
  },
} satisfies typeof ledgerWords;
