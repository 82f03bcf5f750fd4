import type { ledgerWords } from '#web/words/ledger.ts';

export const ledger = {
  ledger: {
    title: 'Korrekturen seit dem Öffnen dieser Seite',
    copy: 'Kopieren',
    copied: 'Kopiert',
    ruledOut: (from, to) => `${from} → ${to}, Tor aberkannt`,
    scorer: (minute, from, to) => `${minute ? `Tor, ${minute}` : 'Tor'}: ${from} → ${to}`,
    unnamed: 'unbekannt',
    kickOff: (from, to) => `Anstoß ${from} → ${to}`,
  },
} satisfies typeof ledgerWords;
