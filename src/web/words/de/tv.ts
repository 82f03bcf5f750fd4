import { plural } from '#web/words/plural.ts';
import type { tvWords } from '#web/words/tv.ts';

export const tv = {
  tv: {
    title: 'Im Fernsehen',
    here: (country) => `In ${country}`,
    notHere: (country) => `Wird in ${country} nicht gezeigt.`,
    elsewhere: 'In anderen Ländern',
    count: (channels, countries) =>
      `${channels} ${plural('de', channels, { one: 'Sender', other: 'Sender' })} in ${countries} ${plural('de', countries, { one: 'Land', other: 'Ländern' })}`,
    none: 'Der Datendienst nennt keinen Sender, der dieses Spiel zeigt.',
    stream: 'Internet',
    ahead: 'In den nächsten zwei Wochen',
    nothingAhead: 'Für die nächsten zwei Wochen ist nichts angekündigt.',
    day: (day) => `Fernsehen, ${day}`,
    heading: (day) => `Fußball im Fernsehen, ${day}`,
    views: 'Wie es gezeigt wird',
    byTime: 'Nach Zeit',
    byChannel: 'Nach Sender',
    timesIn: (zone) => `Zeiten in ${zone}`,
    onNow: 'Läuft gerade',
    laterToday: 'Heute noch',
    earlierToday: 'Heute schon vorbei',
    stillToCome: 'Kommt noch',
    over: 'Vorbei',
    all: (n) => `Alle ${n} zeigen`,
    fewer: 'Weniger zeigen',
    beyond: (channels, countries) =>
      `+${channels} in ${countries} ${plural('de', countries, { one: 'Land', other: 'Ländern' })}`,
    allChannels: (n) => `Alle ${n} Sender`,
    hidden: (n, countries) =>
      plural('de', n, {
        one: `Ein Spiel des Tages wird in ${countries} nicht gezeigt.`,
        other: `${n} Spiele des Tages werden in ${countries} nicht gezeigt.`,
      }),
    showHidden: 'Auch diese zeigen',
    hideHidden: 'Nur, was hier gezeigt wird',
    withFootball: (n) => `${n} Sender mit Fußball`,
    moreCountries: (countries, channels) =>
      `und ${countries} ${plural('de', countries, { one: 'weiteres Land', other: 'weitere Länder' })}, ${channels} Sender`,
    nothingHere: 'kein Sender mit Fußball',
    notIncluded: 'Ein TV-Programm gibt es auf dieser Seite nicht.',
    emptyDay: 'Für diesen Tag ist im Fernsehen nichts angekündigt.',
    emptyHere: (countries) => `Kein Sender in ${countries} zeigt an diesem Tag ein Spiel.`,
    noCountry: 'Wähle ein Land, und seine Sender stehen hier.',
    allCompetitions: 'Wieder alle Wettbewerbe zeigen',
    notFound: 'Diesen Sender gibt es nicht.',
  },
} satisfies typeof tvWords;
