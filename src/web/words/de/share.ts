import type { shareWords } from '#web/words/share.ts';

export const share = {
  share: {
    share: 'Teilen',
    copied: 'Link kopiert',
    failed: 'Link nicht kopiert. Kopiere ihn aus der Adressleiste.',
  },
} satisfies typeof shareWords;
