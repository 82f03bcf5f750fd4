import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AnswerCache } from '#bff/cache/answer-cache.ts';
import type { OutcomeWithData } from '#bff/cache/answer-outcome.ts';
import { createLiveRows } from '#bff/cache/live-rows.ts';
import { type Body, bodyBytes, makeBody } from '#bff/cache/version.ts';
import type { NamesOfCompetitions } from '#bff/competition-names.ts';
import { answerHeaders } from '#bff/http/headers.ts';
import { sendBody } from '#bff/http/send-body.ts';
import type { AgeingClock } from '#contract/clock.ts';
import { FEEDS, type FeedFormat, type FeedKind, type FeedRow, TEAM_SUMMARY } from '#contract/feeds.ts';
import { createFeedAnswers } from './feed-answers.ts';
import { feedFrame } from './feed-frame.ts';
import { readFeedRequest } from './feed-request.ts';
import type { FeedSource } from './feed-source.ts';
import { FEED_SOURCES } from './feeds.ts';
import { createRevisions } from './revisions.ts';
import { teamSummarySource } from './team-summary-source.ts';

const TYPES: Readonly<Record<FeedFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  feed: 'application/feed+json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

const MAX_BYTES = 8 * 1024 * 1024;
/** Names have at most 253, a port 6. */
const MAX_HOST_CHARACTERS = 260;
/** Overhead of an entry. */
const BYTES_PER_FEED = 1_024;

interface WrittenFeed {
  /** Names the answers that it is written from. */
  readonly sources: string;
  readonly body: Body;
}

export interface FeedOptions {
  readonly names: NamesOfCompetitions;
  readonly clock: AgeingClock;
  /** Monotonic time of the machine, ms. */
  readonly elapsed: () => number;
  /** Public address of the pages; null: a feed has the host by which its reader has asked. */
  readonly publicUrl: string | null;
  readonly hasOdds: boolean;
}

/** Serves the feeds of `contract/feeds.ts`, such as `GET /team/7.ics`, and `GET /api/team/7`. */
export function feedRoutes(app: FastifyInstance, cache: AnswerCache, options: FeedOptions): void {
  const { names, clock, elapsed, publicUrl, hasOdds } = options;
  const live = createLiveRows(cache);
  const worldTimeOf = (asOf: number) => clock.now() - (clock.ageingNow() - asOf);
  const context = {
    answers: createFeedAnswers(cache, clock, elapsed),
    live,
    revisions: createRevisions(),
    clock,
    worldTimeOf,
  };
  const feeds = new LRUCache<string, WrittenFeed>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => bodyBytes(body) + 2 * key.length + BYTES_PER_FEED,
  });
  function siteOf({ headers: { host = '' } }: FastifyRequest): string {
    // Every row repeats it.
    const isName = host !== '' && host.length <= MAX_HOST_CHARACTERS;
    return publicUrl ?? `http://${isName ? host : 'localhost'}`;
  }

  function sourcesOf(outcomes: readonly OutcomeWithData[]): string {
    const versions = [...outcomes.map(({ version }) => version), live.version];
    return versions.map((version) => version && `${version.body.etag} ${version.asOf}`).join();
  }

  function serve(address: string, row: FeedRow, format: FeedFormat, source: FeedSource): void {
    app.get<{ Params: { id?: string } }>(address, { config: { limit: 'api' } }, async (request, reply) => {
      request.operation = 'feed';
      const { params, url } = request;
      const feedRequest = readFeedRequest(row, format, params.id ?? '', url);
      const { outcomes, write } = await source(feedRequest, context);
      const site = siteOf(request);
      const key = `${site}${address} ${JSON.stringify(feedRequest)}`;
      const namesVersion = names.get(feedRequest.language);
      const sources = `${sourcesOf(outcomes)} ${namesVersion?.body.etag}`;
      const last = feeds.get(key);
      const isWritten = last?.sources === sources;
      const body = isWritten
        ? last.body
        : await makeBody(
            await write(feedFrame(feedRequest, site, namesVersion, worldTimeOf)),
            TYPES[format],
            last?.body ?? null,
          );
      if (!isWritten) feeds.set(key, { sources, body });
      const soonest = outcomes.reduce((a, b) => (b.version.freshUntil < a.version.freshUntil ? b : a));
      reply.headers({ ...answerHeaders(soonest, clock), 'x-robots-tag': 'noindex' });
      return sendBody(request, reply, body);
    });
  }

  for (const [kind, row] of Object.entries(FEEDS) as [FeedKind, FeedRow][])
    for (const format of hasOdds || kind !== 'odds' ? row.formats : [])
      serve(`${row.path}.${format}`, row, format, FEED_SOURCES[kind]);
  serve(TEAM_SUMMARY.path, TEAM_SUMMARY, 'json', teamSummarySource);
}
