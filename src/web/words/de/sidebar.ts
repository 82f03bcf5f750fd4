import type { sidebarWords } from '#web/words/sidebar.ts';

export const sidebar = {
  sidebar: {
    competitions: 'Wettbewerbe',
    nothingFollowed: 'Markiere Teams, Spiele oder Wettbewerbe mit dem Stern.',
  },
} satisfies typeof sidebarWords;
