import type { bellWords } from '#web/words/bell.ts';

export const bell = {
  bell: {
    alerts: (name) => `Meldungen zu ${name}`,
    off: 'Meldungen einschalten',
    on: 'Meldungen an. Zum Ändern auswählen',
  },
} satisfies typeof bellWords;
