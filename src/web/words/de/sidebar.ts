import type { sidebarWords } from '#web/words/sidebar.ts';

export const sidebar = {
  sidebar: {
    competitions: 'Wettbewerbe',
    nothingFollowed: 'Wähle deine Teams',
  },
} satisfies typeof sidebarWords;
