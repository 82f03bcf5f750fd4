import { signedNumber } from '#contract/signed-number.ts';
import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

export const tvWords = {
  tv: {
    title: 'On television',
    notHere: (country: string) => `${country}: not on TV`,
    myChannels: 'My channels',
    offer: 'Which channels do you have? Choose them once, and they come first.',
    chooseChannels: 'Choose channels',
    noOffer: 'No, thanks',
    tonight: 'Tonight, mine',
    onlyMine: 'Only mine',
    emptyMine: 'Nothing more on your channels today.',
    emptyMineDay: 'Nothing on your channels on this day.',
    allChannelsAgain: 'Show all channels',
    notOnMine: 'Not on yours',
    notOnMineInRow: 'not on yours',
    onMine: 'yours',
    elsewhere: (countries: number) => `Other countries (${countries})`,
    findChannel: 'Find a channel or a country',
    noChannel: 'No such channel or country.',
    count: (channels: number, countries: number) =>
      `${channels} ${plural('en', channels, { one: 'channel', other: 'channels' })} in ${countries} ${plural('en', countries, { one: 'country', other: 'countries' })}`,
    countryUnknown: 'Country unknown',
    stream: 'stream',
    ahead: 'In the next two weeks',
    nothingAhead: 'No matches listed in the next two weeks.',
    day: (day: string) => `TV, ${day}`,
    heading: (day: string) => `Football on television, ${day}`,
    views: 'View',
    byTime: 'By time',
    byChannel: 'By channel',
    onNow: 'On now',
    nothingOn: 'No match on now.',
    laterToday: 'Later today',
    earlierToday: 'Earlier today',
    stillToCome: 'Upcoming',
    over: 'Finished',
    all: (n: number) => `Show all ${n}`,
    fewer: 'Show fewer',
    beyond: (channels: number, countries: number) =>
      `${signedNumber(channels, 'en')} in ${countries} ${plural('en', countries, { one: 'country', other: 'countries' })}`,
    allChannels: (n: number) => plural('en', n, { one: '1 channel', other: `All ${n} channels` }),
    hidden: (n: number, countries: string) =>
      `${countries}: ${n} ${plural('en', n, { one: 'match', other: 'matches' })} not on TV`,
    showHidden: 'Show all',
    hideHidden: 'Only matches on TV here',
    withFootball: (n: number) =>
      `${n} ${plural('en', n, { one: 'channel', other: 'channels' })} showing football`,
    moreCountries: (countries: number, channels: number) =>
      `and ${countries} more ${plural('en', countries, { one: 'country', other: 'countries' })}, ${channels} ${plural('en', channels, { one: 'channel', other: 'channels' })}`,
    nothingHere: 'no channels showing football',
    notIncluded: 'TV listings are not available on this site.',
    emptyDay: 'No televised matches on this day.',
    emptyHere: (countries: string) => `${countries}: no televised matches on this day.`,
    noCountry: 'Choose a country to see its channels.',
    allCompetitions: 'Show all competitions',
    notFound: 'Channel not found.',
  },
};

export const useTvWords = wordsOf(tvWords);
