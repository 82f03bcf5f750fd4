import { wordsOf } from './use-words.ts';

/** Texts of the sidebar. */
export const sidebarWords = {
  sidebar: {
    competitions: 'Competitions',
    nothingFollowed: 'Choose your teams',
  },
};

export const useSidebarWords = wordsOf(sidebarWords);
