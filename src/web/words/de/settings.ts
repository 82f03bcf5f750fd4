import type { settingsWords } from '#web/words/settings.ts';

export const settings = {
  settings: {
    close: 'Schließen',
    reset: 'Auf Standard zurücksetzen',
    theme: 'Design',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
    hours: 'Uhrzeit',
    zone: 'Zeitzone',
    deviceZone: (zone) => `System (${zone})`,
    otherZones: 'Weitere Zeitzonen',
    country: 'Land',
    countryNote: 'Wettbewerbe aus diesem Land stehen zuerst.',
    tvCountries: 'TV-Sender aus',
    addCountry: 'Land hinzufügen',
    removeCountry: (country) => `${country} entfernen`,
    zoneCountry: (country) => (country ? `Automatisch (${country})` : 'Automatisch'),
    extras: 'Spielliste',
    extra: { tv: 'TV-Sender anzeigen', odds: 'Beste Quoten anzeigen (1X2)' },
    odds: 'Quoten',
    hideOdds: 'Quoten ausblenden',
    hideOddsNote: 'Keine Quoten und keine Siegchancen auf allen Seiten.',
    language: 'Sprache',
    transfer: 'Exportieren oder importieren',
    status: 'Status',
  },
} satisfies typeof settingsWords;
