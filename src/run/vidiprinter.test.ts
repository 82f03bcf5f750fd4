/** The vidiprinter against the embedded service: everything that happened, and nothing twice. */
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Operation } from '#contract/operation.ts';
import { findOperation } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import type { MatchRow } from '#contract/records/match.ts';
import { isRuledOut } from '#contract/ruled-out.ts';
import { sideOf } from '#contract/side-of.ts';
import { sharedWorld, startApp } from '#service/testing/start-app.ts';
import {
  EMPTY_PRINTER,
  mergeDeparted,
  mergeEnded,
  mergeLive,
  type Printer,
} from '#web/matches/vidiprinter/printer.ts';
import type { PrinterLine } from '#web/matches/vidiprinter/printer-line.ts';

type Event = NonNullable<MatchRow['events']>[number];

const DAY = '2026-11-21';
const instant = (time: string) => Date.parse(`${DAY}T${time}:00Z`);
const [START, END] = [instant('14:50'), instant('17:00')];
/** The service does not answer in between. */
const OUTAGE = { from: instant('15:40'), to: instant('15:50') };

/** Matches of a day that may be in play in these hours; the service answers for so many at once. */
const MAX_MATCHES = 40;

/** Returns a function from an instant to all records of a seed's matches. */
function matchesOf(seed: number) {
  const world = sharedWorld(seed);
  const { get, setNow } = startApp({ world, odds: false });
  const ids = world
    .fixturesOn(Date.parse(DAY) / DAY_MS)
    .filter(({ frame }) => frame.kickOff * 1000 > START - 2 * HOUR_MS && frame.kickOff * 1000 < END)
    .map(({ id }) => id);
  const share = ids.filter((_, at) => at % Math.ceil(ids.length / MAX_MATCHES) === 0);
  const operation = findOperation('fixtures', 'sort');
  return async (now: number): Promise<readonly MatchRow[]> => {
    setNow(new Date(now).toISOString());
    const { body } = await get(`fixtures/?t=sort&ids=${share.join()}&include=events`);
    return readAnswer(operation as Operation, ['events'], body).data as readonly MatchRow[];
  };
}

const keyOfLine = ({ matchId, side, at }: PrinterLine) => `${matchId} ${side} ${at}`;

/** Returns the keys of a match's events from the start of the test, as `keyOfLine` has them. */
function keysOf(match: MatchRow, isIncluded: (event: Event) => boolean): string[] {
  return (match.events ?? [])
    .filter((event) => isIncluded(event) && (event.timestamp ?? 0) * 1000 >= START)
    .map((event) => `${match.id} ${sideOf(event, match.teams)} ${event.timestamp}`);
}

const isRed = ({ type }: Event) => type === 'redcard' || type === 'yellowredcard';

test.for([
  [1, 90],
  [7, 300],
] as const)(
  'prints a busy Saturday once, across an outage (seed %i, every %i s)',
  async ([seed, seconds]) => {
    const request = matchesOf(seed);
    let printer: Printer = EMPTY_PRINTER;
    /** The last state of every line, kept or not. */
    const printed = new Map<string, PrinterLine>();
    for (let now = START; now <= END; now += seconds * 1000) {
      if (now > OUTAGE.from && now < OUTAGE.to) continue;
      const records = await request(now);
      const isLive = ({ phase }: MatchRow) => phase === 'live';
      printer = mergeLive(printer, records.filter(isLive), now, seconds / 5);
      if (printer.endedSince !== null) {
        printer = mergeEnded(
          printer,
          records.filter(({ phase }) => phase === 'finished'),
          now,
        );
      }
      const { departed } = printer;
      const over = records.filter(({ id }) => departed.includes(id));
      if (departed.length > 0) printer = mergeDeparted(printer, departed, over, now);
      for (const line of printer.lines) printed.set(line.id, line);
    }
    const matches = await request(END);
    const lines = [...printed.values()].filter(({ at }) => at * 1000 >= START);
    const keysOfLines = (kind: PrinterLine['kind'], isStruck: boolean) =>
      lines
        // A goal without a minute is of a competition whose events the service does not have.
        .filter((line) => line.kind === kind && line.isStruck === isStruck && line.minute !== null)
        .map(keyOfLine)
        .sort();
    const keysOfEvents = (isIncluded: (event: Event) => boolean) =>
      matches.flatMap((match) => keysOf(match, isIncluded)).sort();
    const goals = keysOfEvents(({ type }) => type === 'goal');
    expect(goals.length).toBeGreaterThan(40);
    expect(keysOfLines('goal', false)).toEqual(goals);
    expect(keysOfLines('goal', true)).toEqual(keysOfEvents(isRuledOut));
    expect(keysOfLines('red', false)).toEqual(keysOfEvents(isRed));
    expect(keysOfLines('penalty-missed', false)).toEqual(
      keysOfEvents(({ type }) => type === 'penalty_missed'),
    );
    const starts = lines.filter(({ kind }) => kind === 'kick-off').map(({ matchId }) => matchId);
    expect(starts.sort()).toEqual([...new Set(starts)]);
  },
);
