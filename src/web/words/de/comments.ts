import type { commentsWords } from '#web/words/comments.ts';

export const comments = {
  comments: { title: 'Liveticker' },
} satisfies typeof commentsWords;
