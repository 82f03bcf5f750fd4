import type { Dated } from '#bff/cache/live-rows.ts';
import { describeMatch } from '#bff/preview/describe-match.ts';
import { escapeMarkup } from '#contract/escape-markup.ts';
import { matchPath } from '#contract/match-path.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { FeedFrame } from './feed-frame.ts';
import { compareDated } from './feed-matches.ts';

/** Newest matches of a season; readers keep what they have read. */
const MAX_ITEMS = 50;
/** Most matches of a day: hundreds of results come within minutes, and a reader that asks later must have them all. */
export const MAX_DAY_ITEMS = 1_000;

export interface NewsFeed {
  readonly title: string;
  /** Path of the page. */
  readonly page: string;
  /** Path and query of the feed. */
  readonly address: string;
  readonly matches: readonly Dated<MatchRow>[];
  readonly maxItems?: number;
  /** Instant of the data, epoch ms of the world. */
  readonly updatedAt: number;
}

/** Removes what XML has no form for: the end of a section, and two signs that are no characters. */
const plain = (text: string) => text.replaceAll(/[\ufffe\uffff]/g, '').replaceAll(']]>', ']] >');

/** Writes results, and matches that are called off, as RSS 2.0 or JSON Feed. */
export async function writeNews(
  { title, page, address, matches, maxItems = MAX_ITEMS, updatedAt }: NewsFeed,
  format: 'rss' | 'feed',
  { site, words, language, worldTimeOf }: FeedFrame,
): Promise<string> {
  const { Feed } = await import('feed');
  const feed = new Feed({
    title: plain(title),
    description: plain(title),
    id: site + page,
    link: site + page,
    language,
    updated: new Date(updatedAt),
    generator: 'Touchline',
    feedLinks: { [format === 'rss' ? 'rss' : 'json']: site + address },
  });
  const news = matches
    .filter(({ data: { phase } }) => phase === 'finished' || phase === 'off')
    .sort((a, b) => compareDated(b, a));
  for (const { data, asOf } of news.slice(0, maxItems)) {
    const preview = describeMatch(data, worldTimeOf(asOf), { tab: null, isSpoilerFree: false }, words);
    const [state = ''] = preview.description.split(' · ', 1);
    const text = data.phase === 'off' ? `${preview.title}: ${state}` : preview.title;
    feed.addItem({
      title: plain(text),
      // A result is other news than that the match was called off.
      id: `match-${data.id}@touchline/${data.phase}`,
      link: `${site}${matchPath(data.id)}`,
      date: new Date(data.time.timestamp * 1_000),
      description: plain(escapeMarkup(preview.description)),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.json1();
}
