import { wordsOf } from './use-words.ts';

export const shareWords = {
  share: {
    share: 'Share',
    copied: 'Link copied',
    failed: 'Link not copied. Copy it from the address bar.',
  },
};

export const useShareWords = wordsOf(shareWords);
