import type { commentsWords } from '#web/words/comments.ts';

export const comments = {
  comments: { title: 'Spielbericht in Sätzen' },
} satisfies typeof commentsWords;
