import { expect, test } from 'vitest';
import { disruptionOf } from './disruption.ts';
import { type Incident, incidentsOf } from './incidents.ts';
import type { MatchFrame, Side } from './match-frame.ts';
import { framesWhere, mixedFrame } from './sample-frames.ts';
import { stateAt } from './state.ts';
import { timetableOf } from './timetable.ts';

/** Returns the incidents according to the list of events after all corrections. */
function incidentsInEvents(frame: MatchFrame, side: Side): Incident[] {
  const { events } = stateAt(frame, timetableOf(frame).end + 20 * 86_400);
  return events.flatMap((event): Incident[] => {
    const { type, slot, relatedSlot, reason } = event;
    if (event.side !== side) return [];
    if (type === 'yellowcard' || type === 'yellowredcard' || type === 'redcard')
      return [{ slot: slot ?? 0, kind: type, reason }];
    return type === 'substitution' && reason !== null
      ? [{ slot: relatedSlot ?? 0, kind: 'injury', reason }]
      : [];
  });
}

const corrected = (frame: MatchFrame) =>
  stateAt(frame, timetableOf(frame).end + 86_400).events.some(({ info }) => info?.endsWith('after review'));

test.each([
  ['any', Array.from({ length: 1500 }, (_, i) => mixedFrame(i))],
  ['abandoned', framesWhere((frame) => disruptionOf(frame).kind === 'abandoned', 25)],
  ['corrected', framesWhere(corrected, 25)],
])('the incidents of %s matches are those of their events', (_, frames) => {
  for (const frame of frames.filter((each) => timetableOf(each).periods.length > 0)) {
    for (const side of ['home', 'away'] as const)
      expect(incidentsOf(frame, side)).toEqual(incidentsInEvents(frame, side));
  }
});
