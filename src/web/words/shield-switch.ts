import { wordsOf } from './use-words.ts';

export const shieldSwitchWords = {
  shieldSwitch: {
    set: (name: string) => `Hide spoilers of ${name}`,
    off: 'Hide spoilers',
    on: 'Spoilers are hidden. Select to show them',
  },
};

export const useShieldSwitchWords = wordsOf(shieldSwitchWords);
