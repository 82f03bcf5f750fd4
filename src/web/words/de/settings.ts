import type { settingsWords } from '#web/words/settings.ts';

export const settings = {
  settings: {
    close: 'Schließen',
    reset: 'Zurück zu den Vorgaben des Geräts',
    theme: 'Aussehen',
    themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel', contrast: 'Starker Kontrast' },
    hours: 'Uhrzeiten',
    zone: 'Zeitzone',
    deviceZone: (zone) => `Wie das Gerät (${zone})`,
    otherZones: 'Andere',
    country: 'Land',
    countryNote: 'Seine Wettbewerbe kommen zuerst.',
    tvCountries: 'Fernsehsender von',
    addCountry: 'Noch ein Land',
    removeCountry: (country) => `Ohne ${country}`,
    zoneCountry: (country) => (country ? `Nach der Zeitzone (${country})` : 'Nach der Zeitzone'),
    countries: { en: 'England', sct: 'Schottland', wls: 'Wales', nir: 'Nordirland' },
    extras: 'In der Liste der Spiele',
    extra: { tv: 'Der Sender in deinem Land', odds: 'Beste Quoten: Heim, Unentschieden, Auswärts' },
    language: 'Sprache',
    status: 'Status dieses Touchline',
  },
} satisfies typeof settingsWords;
