import { between, type Key, weighted } from '#service/engine/streams.ts';
import { DAY } from '#service/world/calendar/days.ts';

/** How long a player is injured, and with what. Epoch seconds. */
export interface InjurySpan {
  readonly reason: string;
  readonly since: number;
  readonly until: number;
}

export interface Injury extends InjurySpan {
  readonly playerId: number;
}

/** Injuries by length in days, with weights and reasons; the recorded feed mostly says "Injured". */
const INJURY_KINDS: readonly {
  readonly weight: number;
  readonly days: readonly [number, number];
  readonly reasons: readonly string[];
}[] = [
  {
    weight: 120,
    days: [4, 13],
    reasons: ['Injured', 'Injured', 'Knock', 'Illness', 'Muscle strain', 'Back pain'],
  },
  {
    weight: 60,
    days: [14, 41],
    reasons: [
      'Injured',
      'Injured',
      'Hamstring injury',
      'Calf injury',
      'Ankle injury',
      'Groin injury',
      'Thigh injury',
    ],
  },
  {
    weight: 18,
    days: [42, 110],
    reasons: ['Injured', 'Knee injury', 'Ankle ligament injury', 'Broken foot'],
  },
  {
    weight: 3,
    days: [111, 230],
    reasons: ['Cruciate ligament injury', 'Achilles tendon injury', 'Broken leg'],
  },
];

const WEIGHTS = INJURY_KINDS.map(({ weight }) => weight);

/** Injuries end at 06:00 UTC; those from training also begin then. */
const MORNING_SECONDS = 6 * 3600;

/** Draws the length and kind of an injury from three numbers of a stream, from `i` on. */
export function injurySpanOf(key: Key, i: number, since: number): InjurySpan {
  const kind = INJURY_KINDS[weighted(key, i, WEIGHTS)] ?? INJURY_KINDS[0];
  if (kind === undefined) throw new RangeError('No injuries');
  const days = between(key, i + 1, ...kind.days);
  const reason = kind.reasons[between(key, i + 2, 0, kind.reasons.length - 1)] ?? 'Injured';
  return { reason, since, until: morningOf(since) + days * DAY };
}

/** Returns 06:00 of the instant's UTC day. */
export function morningOf(instant: number): number {
  return Math.floor(instant / DAY) * DAY + MORNING_SECONDS;
}

export function isOngoingAt({ since, until }: InjurySpan, instant: number): boolean {
  return since <= instant && instant < until;
}
