import { wordsOf } from './use-words.ts';

export const settingsWords = {
  settings: {
    close: 'Close',
    reset: 'Reset to defaults',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    hours: 'Time format',
    zone: 'Time zone',
    deviceZone: (zone: string) => `System (${zone})`,
    otherZones: 'Other time zones',
    country: 'Country',
    countryNote: 'Competitions from this country are listed first.',
    tvCountries: 'Show TV channels for',
    channels: 'My TV channels',
    addCountry: 'Add country',
    removeCountry: (country: string) => `Remove ${country}`,
    zoneCountry: (country: string | null) => (country ? `Automatic (${country})` : 'Automatic'),
    extras: 'Match list',
    extra: { tv: 'Show TV channel', odds: 'Show best odds (1X2)' },
    odds: 'Odds',
    oddsInBar: 'On a phone, Odds in the bar instead of Live',
    hideOdds: 'Hide odds',
    hideOddsNote: 'No prices and no win chances on any page.',
    announce: 'Goal announcements (screen readers)',
    announceScopes: {
      followed: 'Followed teams and matches',
      page: 'Matches on the page',
      all: 'All live matches',
      off: 'None',
    },
    announceNote: 'At most one announcement every 6 seconds.',
    alerts: 'Alerts',
    delay: 'Sync with TV',
    language: 'Language',
    transfer: 'Export or import',
    about: 'About this site',
  },
};

export const useSettingsWords = wordsOf(settingsWords);
