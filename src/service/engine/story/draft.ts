import type { Side } from '#service/engine/match-frame.ts';
import type { Moment } from '#service/engine/moment.ts';
import type { Key } from '#service/engine/streams.ts';
import type { Deed, EntryFields, Kind } from './entry.ts';

/** A correction to come, so many seconds after the entry is shown. */
interface PlannedAmendment {
  after: number;
  patch: Partial<Deed>;
}

/** An entry in the making: it has its moment, and gets its players and instants later. */
export interface Draft extends EntryFields {
  /** Its own stream, so that what is drawn for it depends on no other entry. */
  draw: Key;
  amendments: readonly PlannedAmendment[];
  /** A goal that is told without its scorer, or with a wrong one, for so many seconds. */
  unsure: { seconds: number; blank: boolean } | null;
}

const NO_AMENDMENTS: readonly PlannedAmendment[] = [];

/** A plain draft. */
export function draft(kind: Kind, side: Side, moment: Moment, draw: Key): Draft {
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
