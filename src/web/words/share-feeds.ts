import { wordsOf } from './use-words.ts';

type Lines = Readonly<Partial<Record<string, string>>>;

const calendar = 'Subscribe in your calendar';

/** A page's feeds, in the list of the share button. */
export const shareFeedsWords = {
  shareFeeds: {
    close: 'Close',
    link: 'Share the link',
    feeds: 'Subscribe or download',
    spoilers: 'Feeds show scores at once: your spoiler shield and delay do not reach them.',
    formats: {
      competition: {
        ics: calendar,
        csv: 'Table as a spreadsheet (CSV)',
        json: 'Table as data (JSON)',
        rss: 'Results in a feed reader (RSS)',
      } as Lines,
      team: { ics: calendar, rss: 'News of this team (RSS)' } as Lines,
      channel: { ics: calendar } as Lines,
      match: { ics: calendar, json: 'Match as data (JSON)' } as Lines,
    },
  },
};

export const useShareFeedsWords = wordsOf(shareFeedsWords);
