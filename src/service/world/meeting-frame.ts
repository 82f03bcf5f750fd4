import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { Competition } from './competition.ts';
import type { Meeting } from './programme.ts';
import type { Realm } from './realm.ts';

/** Returns the engine's frame of a scheduled meeting. */
export function frameOf(realm: Realm, competition: Competition, meeting: Meeting): MatchFrame {
  return {
    seed: realm.seed,
    id: meeting.id,
    kickOff: meeting.kickOff,
    ratings: meeting.ratings,
    neutral: meeting.neutral,
    kind: meeting.kind,
    carried: meeting.carried,
    level: competition.level,
  };
}
