import { wordsOf } from './use-words.ts';

/** Texts of the sidebar. */
export const sidebarWords = {
  sidebar: {
    competitions: 'Competitions',
    nothingFollowed: 'Star a team, match or competition to follow it.',
  },
};

export const useSidebarWords = wordsOf(sidebarWords);
