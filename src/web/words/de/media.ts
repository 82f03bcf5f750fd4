import type { mediaWords } from '#web/words/media.ts';

export const media = {
  media: { title: 'Medien', more: 'Weitere zeigen', away: 'öffnet anderswo' },
} satisfies typeof mediaWords;
