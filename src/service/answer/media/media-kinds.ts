import { settledResult } from '#service/engine/settled-result.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';

export const MEDIA_KINDS = ['preview', 'report', 'interview'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Competitions below this popularity (0 to 100) have no media, nor TV coverage. */
const MIN_POPULARITY = 34;
const PREVIEW_BEFORE_SECONDS = 2 * 86_400;
/** The interview appears this long after kick-off. */
const INTERVIEW_AFTER_SECONDS = 3 * 3600;

/** Returns the kinds of items published about a match by an instant (epoch seconds), newest first. */
export function mediaKindsOf({ competition, frame }: Fixture, now: number): readonly MediaKind[] {
  if (
    competition.popularity < MIN_POPULARITY ||
    competition.isFriendly ||
    frame.kickOff - now > PREVIEW_BEFORE_SECONDS
  )
    return [];
  const result = settledResult(frame, now);
  // An awarded match was not played, so it has no report.
  if (result === null || result.ht === null) return ['preview'];
  return now >= frame.kickOff + INTERVIEW_AFTER_SECONDS
    ? ['interview', 'report', 'preview']
    : ['report', 'preview'];
}
