import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { Competition } from './competition.ts';
import type { Meeting } from './programme.ts';
import type { Realm } from './realm.ts';

/** The frame of a meeting, as the engine must see it. */
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
