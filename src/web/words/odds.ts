import { signedNumber } from '#contract/signed-number.ts';
import { prices } from '#news/words/price-en.ts';
import { formatCount } from './en.ts';
import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Markets by their names on the wire; other markets are shown under the name they come with. */
const markets = {
  '1X2, Full Time Result': 'Match result',
  'Over/Under, Goal Line': 'Over/under',
  'Asian Handicap': 'Asian handicap',
  'Asian Corners': 'Asian corners',
  '1st Half Asian Handicap': 'Asian handicap, first half',
  '1st Half Goal Line': 'Over/under, first half',
  '1st Half Asian Corners': 'Asian corners, first half',
  'Half Time Result': 'Half-time result',
};

export const oddsWords = {
  odds: {
    label: 'Odds by bookmaker',
    format: 'Odds format',
    formats: { decimal: 'Decimal', fractional: 'Fractional', american: 'American' },
    evens: prices.evens,
    choose: 'Market',
    markets,
    stage: {
      before: 'Before kick-off',
      inPlay: 'In play',
      last: 'Closing prices',
    },
    books: (count: number) => `${count} ${plural('en', count, { one: 'bookmaker', other: 'bookmakers' })}`,
    best: 'Best',
    isBest: 'best price',
    others: (count: number) => signedNumber(count, 'en'),
    payout: 'Payout',
    payoutOver: 'Over 100%: the best prices come from different bookmakers.',
    draw: 'Draw',
    over: (line: string) => `Over ${line}`,
    under: (line: string) => `Under ${line}`,
    halves: (one: string, other: string) => `split: ${one} and ${other}`,
    drifted: 'drifted',
    shortened: 'shortened',
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => `${count} d`,
    suspended: 'suspended',
    outdated: 'pre-goal price',
    /** The state of all prices of a match. */
    rowStates: { suspended: 'Suspended', outdated: 'Pre-goal prices' },
    results: ['Home', 'Draw', 'Away'],
    /** Explains the percentages beside the best prices. */
    chances: 'Implied chances, margin removed. For information only.',
    noPrices: 'No prices',
    noneHere: 'No odds available',
    allSuspended: 'Suspended at every bookmaker.',
    notIncluded: 'Odds are not available on this site.',
    none: 'No odds available.',
    title: (day: string) => `Odds, ${day}`,
    heading: (day: string) => `Best odds, ${day}`,
    legendBest: 'Best price across all bookmakers. Favourite in bold.',
    hint: 'Select a match to compare bookmakers.',
    shown: 'Show',
    mine: {
      title: 'My bookmakers',
      which: 'Choose bookmakers',
      legend: 'Best price across your bookmakers. Favourite in bold.',
      none: 'None of your bookmakers has odds for this match. Showing the rest.',
    },
    look: {
      title: 'Selected price',
      opened: 'Opening',
      range: 'Range',
      moved: 'Last move',
      still: 'unchanged',
      unmoved: 'unchanged',
      from: 'from',
      now: 'just now',
      ago: (time: string) => `${time} ago`,
      margin: 'Margin',
      closing: 'Closing price',
    },
    history: {
      best: 'Best price',
      bestOf: (n: number) =>
        plural('en', n, { one: 'Price of 1 bookmaker', other: `Best price of ${formatCount(n)} bookmakers` }),
      compareAll: (n: number) =>
        plural('en', n, { one: 'Show 1 bookmaker', other: `Compare all ${formatCount(n)} bookmakers` }),
      open: (book: string) => `${book} price history`,
      title: 'match result, since opening',
      titleClosed: 'match result, from opening to kick-off',
      titlePlayed: 'match result, in play',
      titleBeside: 'match result; thin lines: best price',
      result: 'Result',
      price: 'Price',
      closing: 'Closing price',
      implied: 'Implied',
      fair: 'Fair',
      margin: (part: string) => `Bookmaker margin ${part}. Fair price excludes it.`,
      kickOff: 'KO',
      kickOffSaid: 'Kick-off',
      last: 'Last',
      ruledOut: (score: string) => `${score}, ruled out`,
      hint: 'Higher = more likely. Gaps = suspended.',
      moment: 'Choose a time to see prices',
      none: 'No price history.',
    },
    legend: {
      fresh: 'under 10 min old',
      older: '10 to 30 min',
      oldest: 'older',
      suspended: 'suspended (last price shown)',
      goal: 'Prices from before the last goal never count as best.',
    },
    bell: {
      label: (name: string) => `Price alert for ${name}`,
      off: 'Set a price alert',
      on: 'Price alert on. Select to change',
    },
    help: 'Help with gambling',
    care: 'For information only. Most people who bet lose money.',
  },
};

export const useOddsWords = wordsOf(oddsWords);
