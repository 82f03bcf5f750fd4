import type { Side } from '#service/engine/match-frame.ts';
import type { PlayMoment } from '#service/engine/play-moment.ts';
import type { Key } from '#service/engine/streams.ts';
import type { EntryFields, EventDetails, EventKind } from './log-entry.ts';

/** A planned correction, some seconds after the entry is shown. */
interface PlannedAmendment {
  after: number;
  patch: Partial<EventDetails>;
}

/** A log entry before its players and instants are assigned. */
export interface Draft extends EntryFields {
  /** Its own random stream, independent of other entries. */
  draw: Key;
  amendments: readonly PlannedAmendment[];
  /** For a goal shown without its scorer, or with a wrong one: for how many seconds, and whether it is blank. */
  unsure: { seconds: number; blank: boolean } | null;
}

const NO_AMENDMENTS: readonly PlannedAmendment[] = [];

export function createDraft(kind: EventKind, side: Side, moment: PlayMoment, draw: Key): Draft {
  return {
    period: moment.period,
    second: moment.second,
    kind,
    side,
    slot: null,
    relatedSlot: null,
    xg: 0,
    result: null,
    reason: null,
    info: null,
    ownGoal: false,
    penalty: false,
    onTarget: false,
    keyPass: false,
    draw,
    amendments: NO_AMENDMENTS,
    unsure: null,
  };
}
