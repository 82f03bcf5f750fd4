import type { shieldSwitchWords } from '#web/words/shield-switch.ts';

export const shieldSwitch = {
  shieldSwitch: {
    set: (name) => `Spoiler verdecken: ${name}`,
    off: 'Spoiler verdecken',
    on: 'Spoiler sind verdeckt. Auswählen, um sie zu zeigen',
  },
} satisfies typeof shieldSwitchWords;
