import type { mediaWords } from '#web/words/media.ts';

export const media = {
  media: { title: 'Medien', more: 'Mehr anzeigen', away: 'öffnet in neuem Tab' },
} satisfies typeof mediaWords;
