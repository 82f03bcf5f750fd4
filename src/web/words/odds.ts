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

/** Texts of odds. */
export const oddsWords = {
  odds: {
    label: 'Odds by bookmaker',
    format: 'Odds format',
    formats: { decimal: 'Decimal', fractional: 'Fractional', american: 'American' },
    evens: 'Evens',
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
    others: (count: number) => `+${count}`,
    payout: 'Payout',
    draw: 'Draw',
    over: (line: string) => `Over ${line}`,
    under: (line: string) => `Under ${line}`,
    halves: (one: string, other: string) => `split: ${one} and ${other}`,
    drifted: 'drifted',
    shortened: 'shortened',
    /** Short forms for narrow columns. */
    driftedShort: 'out',
    shortenedShort: 'in',
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => `${count} d`,
    suspended: 'suspended',
    /** Short forms for narrow columns. */
    suspendedShort: 'susp.',
    outdated: 'pre-goal price',
    results: ['Home', 'Draw', 'Away'],
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
      choose: 'Choose',
      which: 'Choose bookmakers',
      legend: 'Best price across your bookmakers. Favourite in bold.',
      none: 'None of your bookmakers prices this match. Showing all others.',
    },
    /** About the selected price. */
    look: {
      title: 'Selected price',
      opened: 'Opening',
      range: 'Range',
      moved: 'Last move',
      still: 'no change yet',
      unmoved: 'none yet',
      from: 'from',
      now: 'just now',
      ago: (time: string) => `${time} ago`,
      margin: 'Margin',
    },
    history: {
      best: 'Best price',
      bestOf: (n: number) => `Best price of ${formatCount(n)} bookmakers`,
      compareAll: (n: number) => `Compare all ${formatCount(n)} bookmakers`,
      open: (book: string) => `${book} price history`,
      title: 'match result, since opening',
      titleBeside: 'match result; thin lines: best price',
      result: 'Result',
      price: 'Price',
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
    care: 'For information only. 18+. Most people who bet lose money. When the fun stops, stop and talk to someone.',
  },
};

export const useOddsWords = wordsOf(oddsWords);
