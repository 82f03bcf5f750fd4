import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** What is said of television. */
export const tvWords = {
  tv: {
    title: 'On television',
    here: (country: string) => `In ${country}`,
    notHere: (country: string) => `Not shown in ${country}.`,
    elsewhere: 'In other countries',
    count: (channels: number, countries: number) =>
      `${channels} ${plural('en', channels, { one: 'channel', other: 'channels' })} in ${countries} ${plural('en', countries, { one: 'country', other: 'countries' })}`,
    none: 'The service names no channel that shows this match.',
    stream: 'stream',
    ahead: 'In the next two weeks',
    nothingAhead: 'Nothing is announced for the next two weeks.',
    day: (day: string) => `TV, ${day}`,
    heading: (day: string) => `Football on television, ${day}`,
    views: 'How it is told',
    byTime: 'By time',
    byChannel: 'By channel',
    timesIn: (zone: string) => `Times in ${zone}`,
    onNow: 'On now',
    laterToday: 'Later today',
    earlierToday: 'Earlier today',
    stillToCome: 'Still to come',
    over: 'Over',
    all: (n: number) => `Show all ${n}`,
    fewer: 'Show fewer',
    beyond: (channels: number, countries: number) =>
      `+${channels} in ${countries} ${plural('en', countries, { one: 'country', other: 'countries' })}`,
    allChannels: (n: number) => `All ${n} channels`,
    hidden: (n: number, countries: string) =>
      `${n} ${plural('en', n, { one: 'match', other: 'matches' })} of the day ${plural('en', n, { one: 'is', other: 'are' })} not shown in ${countries}.`,
    showHidden: 'Show them, too',
    hideHidden: 'Only what is shown here',
    withFootball: (n: number) =>
      `${n} ${plural('en', n, { one: 'channel', other: 'channels' })} with football`,
    moreCountries: (countries: number, channels: number) =>
      `and ${countries} more ${plural('en', countries, { one: 'country', other: 'countries' })}, ${channels} ${plural('en', channels, { one: 'channel', other: 'channels' })}`,
    nothingHere: 'no channel with football',
    notIncluded: 'TV listings are not available on this site.',
    emptyDay: 'Nothing is announced on television for this day.',
    emptyHere: (countries: string) => `No channel in ${countries} shows a match on this day.`,
    noCountry: 'Choose a country, and its channels stand here.',
    allCompetitions: 'Show all competitions again',
    notFound: 'There is no such channel.',
  },
};

export const useTvWords = wordsOf(tvWords);
