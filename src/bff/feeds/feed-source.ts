import type { OutcomeWithData } from '#bff/cache/answer-outcome.ts';
import type { LiveRows } from '#bff/cache/live-rows.ts';
import type { Clock } from '#contract/clock.ts';
import type { FeedAnswers } from './feed-answers.ts';
import type { FeedFrame } from './feed-frame.ts';
import type { FeedRequest } from './feed-request.ts';
import type { Revisions } from './revisions.ts';

/** What a feed is written from, before its records are parsed. */
export interface FeedSources {
  /** The first one has what the feed is about. */
  readonly outcomes: readonly [OutcomeWithData, ...OutcomeWithData[]];
  write(frame: FeedFrame): string | Promise<string>;
}

export interface FeedContext {
  readonly answers: FeedAnswers;
  readonly live: LiveRows;
  readonly revisions: Revisions;
  readonly clock: Clock;
  readonly worldTimeOf: FeedFrame['worldTimeOf'];
}

export type FeedSource = (request: FeedRequest, context: FeedContext) => Promise<FeedSources>;

export const oldestOf = (outcomes: readonly OutcomeWithData[]) =>
  Math.min(...outcomes.map(({ version }) => version.asOf));

/** Requests the matches in play as pages do. Without them other answers are older, and say so. */
export const fetchLive = (answers: FeedAnswers): Promise<readonly OutcomeWithData[]> =>
  answers.fetch('livescores', 't=live&include=events').then(
    (outcome) => [outcome],
    () => [],
  );
