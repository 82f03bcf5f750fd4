import { wordsOf } from './use-words.ts';

export const shieldSettingsWords = {
  shields: {
    title: 'Spoiler shield',
    note: 'Hides scores, scorers, states, tables and odds until you reveal them, including the last three days.',
    subject: 'Hide spoilers for',
    everything: 'All matches',
    others: 'For other teams and competitions, use the shield beside the name on their page.',
    until: 'Ends',
    ends: {
      never: 'when I reveal them',
      tonight: 'tonight, 23:59',
      morning: 'tomorrow, 08:00',
      other: 'another time',
    },
    time: 'Time',
    add: 'Turn on',
    current: (name: string, end: string | null) => (end ? `${name}, until ${end}` : name),
    remove: (name: string) => `Show spoilers for ${name}`,
    removeAll: 'Reveal everything',
  },
};

export const useShieldSettingsWords = wordsOf(shieldSettingsWords);
