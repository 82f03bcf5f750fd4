import type { MatchFrame } from '#service/engine/match-frame.ts';
import type { Competition } from './competition.ts';
import { refereeFor } from './referee-choice.ts';
import { strictnessOf } from './referees.ts';
import type { ScheduledMeeting } from './season-schedule.ts';
import type { WorldIndex } from './world-index.ts';

/** Returns the engine's frame of a scheduled meeting. */
export function meetingFrame(
  worldIndex: WorldIndex,
  competition: Competition,
  meeting: ScheduledMeeting,
): MatchFrame {
  return {
    seed: worldIndex.seed,
    id: meeting.id,
    kickOff: meeting.kickOff,
    ratings: meeting.ratings,
    neutral: meeting.neutral,
    kind: meeting.kind,
    carried: meeting.carried,
    level: competition.level,
    style: competition.style,
    strictness: strictnessOf(worldIndex.seed, refereeFor(worldIndex, competition, meeting)),
  };
}
