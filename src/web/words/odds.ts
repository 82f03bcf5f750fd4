import { count } from './en.ts';
import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Markets by their names on the wire; those of others are told as they are. */
const markets = {
  '1X2, Full Time Result': 'Match result',
  'Over/Under, Goal Line': 'Goals',
  'Asian Handicap': 'Handicap',
  'Asian Corners': 'Corners',
  '1st Half Asian Handicap': 'Handicap, first half',
  '1st Half Goal Line': 'Goals, first half',
  '1st Half Asian Corners': 'Corners, first half',
  'Half Time Result': 'Half-time result',
};

/** What is said of prices. */
export const oddsWords = {
  odds: {
    label: 'Prices by bookmaker',
    format: 'Notation of prices',
    formats: { decimal: 'Decimal', fractional: 'Fractional', american: 'American' },
    evens: 'Evens',
    choose: 'What prices are for',
    markets,
    stage: {
      before: 'Before kick-off',
      inPlay: 'In play',
      last: 'The last prices before kick-off',
    },
    books: (count: number) => `${count} ${plural('en', count, { one: 'bookmaker', other: 'bookmakers' })}`,
    best: 'Best',
    isBest: 'best price',
    others: (count: number) => `+${count}`,
    payout: 'Payout',
    draw: 'Draw',
    over: (line: string) => `Over ${line}`,
    under: (line: string) => `Under ${line}`,
    halves: (one: string, other: string) => `half on ${one}, half on ${other}`,
    drifted: 'drifted',
    shortened: 'shortened',
    /** Where there is hardly any room. */
    driftedShort: 'drift',
    shortenedShort: 'short',
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => `${count} d`,
    suspended: 'suspended',
    /** Where there is hardly any room. */
    suspendedShort: 'susp.',
    outdated: 'before the goal',
    results: ['Home', 'Draw', 'Away'],
    noPrices: 'No prices',
    noneHere: 'No bookmaker has prices here',
    allSuspended: 'Suspended: nobody has a price at the moment.',
    notIncluded: 'Odds are not available on this site.',
    none: 'No bookmaker offers prices on this match.',
    title: (day: string) => `Odds, ${day}`,
    heading: (day: string) => `Best prices of ${day}`,
    legendBest: 'The best price of all bookmakers; the favourite is bold.',
    hint: 'Choose a match to compare its bookmakers.',
    shown: 'Which matches',
    mine: {
      title: 'My books',
      choose: 'Choose',
      which: 'Which bookmakers are mine',
      legend: 'The best price of your bookmakers; the favourite is bold.',
      none: 'None of your bookmakers has prices on this match: these are all the others.',
    },
    /** Of the one price that somebody looks at. */
    look: {
      title: 'The chosen price',
      opened: 'Opened at',
      range: 'Low – high',
      moved: 'Last move',
      still: 'none seen yet',
      unmoved: 'none yet',
      from: 'from',
      now: 'just now',
      ago: (time: string) => `${time} ago`,
      margin: 'Margin',
    },
    history: {
      best: 'Best price',
      bestOf: (n: number) => `Best price of ${count(n)} bookmakers`,
      compareAll: (n: number) => `Compare all ${count(n)} bookmakers`,
      open: (book: string) => `History of prices: ${book}`,
      title: 'on the result, since its first price',
      titleBeside: 'on the result; the thin lines are the best price',
      result: 'Result',
      price: 'Price',
      implied: 'Implied',
      fair: 'Fair',
      margin: (part: string) => `Keeps ${part} of all stakes. Fair: without that margin.`,
      kickOff: 'KO',
      kickOffSaid: 'Kick-off',
      last: 'Last',
      ruledOut: (score: string) => `${score}, ruled out`,
      hint: 'The likelier, the higher. Gaps: suspended.',
      moment: 'A moment, to be told its prices',
      none: 'There is no history of its prices on the result.',
    },
    legend: {
      fresh: 'under 10 min old',
      older: '10 to 30 min',
      oldest: 'older',
      suspended: 'suspended, with the last price',
      goal: 'Prices from before the last goal never count as best.',
    },
    care: 'Prices are shown to inform. Betting is for adults, and most who bet lose. If it is no fun any more, talk to somebody.',
  },
};

export const useOddsWords = wordsOf(oddsWords);
