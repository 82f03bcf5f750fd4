import { settledResult } from '#service/engine/settled-result.ts';
import type { Fixture } from '#service/world/fixture.ts';

/** What is written about a match. */
export const MEDIA_KINDS = ['preview', 'report', 'interview'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Only of what the world watches, as of what is on television. */
const WATCHED = 34;
const PREVIEW_BEFORE = 2 * 86_400;
/** Seconds after kick-off at which the coach has spoken. */
const INTERVIEW_AFTER = 3 * 3600;

/** What has been written about a match by an instant (epoch seconds), newest first. */
export function mediaOf({ competition, frame }: Fixture, now: number): readonly MediaKind[] {
  if (competition.popularity < WATCHED || competition.isFriendly || frame.kickOff - now > PREVIEW_BEFORE)
    return [];
  const result = settledResult(frame, now);
  // Of an award there is nothing to tell: nobody played.
  if (result === null || result.ht === null) return ['preview'];
  return now >= frame.kickOff + INTERVIEW_AFTER ? ['interview', 'report', 'preview'] : ['report', 'preview'];
}
