import { plural } from '#web/words/plural.ts';
import type { tvWords } from '#web/words/tv.ts';

export const tv = {
  tv: {
    title: 'Im Fernsehen',
    here: (country) => `In ${country}`,
    notHere: (country) => `In ${country} nicht im TV.`,
    elsewhere: 'In anderen Ländern',
    count: (channels, countries) =>
      `${channels} ${plural('de', channels, { one: 'Sender', other: 'Sender' })} in ${countries} ${plural('de', countries, { one: 'Land', other: 'Ländern' })}`,
    countryUnknown: 'Land unbekannt',
    stream: 'Stream',
    ahead: 'In den nächsten zwei Wochen',
    nothingAhead: 'In den nächsten zwei Wochen keine Spiele im TV.',
    day: (day) => `Fernsehen, ${day}`,
    heading: (day) => `Fußball im Fernsehen, ${day}`,
    views: 'Ansicht',
    byTime: 'Nach Zeit',
    byChannel: 'Nach Sender',
    timesIn: (zone) => `Zeiten in ${zone}`,
    onNow: 'Läuft gerade',
    nothingOn: 'Gerade läuft kein Spiel.',
    laterToday: 'Heute noch',
    earlierToday: 'Heute bereits gelaufen',
    stillToCome: 'Anstehend',
    over: 'Beendet',
    all: (n) => `Alle ${n} anzeigen`,
    fewer: 'Weniger anzeigen',
    beyond: (channels, countries) =>
      `+${channels} in ${countries} ${plural('de', countries, { one: 'Land', other: 'Ländern' })}`,
    allChannels: (n) => `Alle ${n} Sender`,
    hidden: (n, countries) =>
      plural('de', n, {
        one: `Ein Spiel an diesem Tag läuft in ${countries} nicht im TV.`,
        other: `${n} Spiele an diesem Tag laufen in ${countries} nicht im TV.`,
      }),
    showHidden: 'Alle anzeigen',
    hideHidden: 'Nur Spiele im TV hier',
    withFootball: (n) => `${n} Sender mit Fußball`,
    moreCountries: (countries, channels) =>
      `und ${countries} ${plural('de', countries, { one: 'weiteres Land', other: 'weitere Länder' })}, ${channels} Sender`,
    nothingHere: 'kein Sender mit Fußball',
    notIncluded: 'Ein TV-Programm gibt es auf dieser Seite nicht.',
    emptyDay: 'An diesem Tag keine Spiele im TV.',
    emptyHere: (countries) => `An diesem Tag in ${countries} keine Spiele im TV.`,
    noCountry: 'Wähle ein Land, um seine Sender zu sehen.',
    allCompetitions: 'Alle Wettbewerbe anzeigen',
    notFound: 'Sender nicht gefunden.',
  },
} satisfies typeof tvWords;
