import type { rewindButtonWords } from '#web/words/rewind-button.ts';

export const rewindButton = {
  rewindButton: { name: 'Zurückspulen', title: 'Zeigt den Stand zu einer früheren Minute' },
} satisfies typeof rewindButtonWords;
