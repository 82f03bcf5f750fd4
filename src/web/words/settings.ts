import { wordsOf } from './use-words.ts';

/** What the settings say. */
export const settingsWords = {
  settings: {
    close: 'Close',
    reset: 'Back to how the device has it',
    theme: 'Theme',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    hours: 'Times',
    zone: 'Time zone',
    deviceZone: (zone: string) => `As the device (${zone})`,
    otherZones: 'Others',
    country: 'Country',
    countryNote: 'Its competitions come first.',
    tvCountries: 'TV channels of',
    addCountry: 'One more country',
    removeCountry: (country: string) => `Without ${country}`,
    zoneCountry: (country: string | null) => (country ? `By the time zone (${country})` : 'By the time zone'),
    countries: { en: 'England', sct: 'Scotland', wls: 'Wales', nir: 'Northern Ireland' },
    extras: 'In the list of matches',
    extra: { tv: 'The channel that shows it in your country', odds: 'Best prices: home, draw, away' },
    language: 'Language',
    status: 'Status of this Touchline',
  },
};

export const useSettingsWords = wordsOf(settingsWords);
export type SettingsWords = ReturnType<typeof useSettingsWords>;
