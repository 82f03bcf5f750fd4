import type { inTabWords } from '#web/words/in-tab.ts';

export const inTab = {
  inTab: {
    title: 'Nicht im Rahmen',
    text: 'Diese Seite gibt es nur in einem eigenen Tab.',
    open: 'Im Tab öffnen',
  },
} satisfies typeof inTabWords;
