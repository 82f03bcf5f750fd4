import { manners } from '#news/words/de.ts';
import type { teleprinterWords } from '#web/words/teleprinter.ts';

export const teleprinter = {
  teleprinter: {
    labels: {
      goal: 'TOR',
      'ruled-out': 'KEIN TOR',
      red: 'ROT',
      'penalty-missed': 'VERSCHOSSEN',
      'kick-scored': 'ELF ●',
      'kick-missed': 'ELF ✕',
      ruling: 'KORR',
      'kick-off': 'ANST',
      'half-time': 'HZ',
      ninety: '90 MIN.',
      'extra-time': 'N.V.',
      'full-time': 'ENDE',
      'after-extra-time': 'N.V.',
      'after-penalties': 'I.E.',
      awarded: 'WERTUNG',
      abandoned: 'ABBRUCH',
    },
    numerals: ['SIEBEN', 'ACHT', 'NEUN', 'ZEHN', 'ELF', 'ZWÖLF', 'DREIZEHN', 'VIERZEHN', 'FÜNFZEHN'],
    goals: (n) => (n === 1 ? '1 TOR' : `${n} TORE`),
    corrections: { goal: manners['ruled-out'], red: 'Rote Karte zurückgenommen', other: 'korrigiert' },
  },
} satisfies typeof teleprinterWords;
