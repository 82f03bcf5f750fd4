import { expect, test } from 'vitest';
import { clockInstantLaws, clockMatchLaws } from './laws/clock-laws.ts';
import { countInstantLaws, countMatchLaws } from './laws/count-laws.ts';
import type { InstantLaw, MatchLaw } from './laws/law.ts';
import { playerInstantLaws, playerMatchLaws } from './laws/player-laws.ts';
import { scoreInstantLaws, scoreMatchLaws } from './laws/score-laws.ts';
import type { MatchFrame } from './match-frame.ts';
import type { MatchState } from './match-state.ts';
import { mixedFrame } from './sample-frames.ts';
import { stateAt } from './state.ts';
import { type Story, storyOf } from './story.ts';

/** Spread over 1,000 seeds. */
const MATCHES = 10_000;
/** One match in this many is followed through every instant at which anything changes. */
const FOLLOW_EVERY = 8;
/** Long after the match: after corrections and decisions on abandoned matches. */
const SETTLED_SECONDS = 20 * 86_400;

const matchLaws: Record<string, MatchLaw> = {
  ...scoreMatchLaws,
  ...countMatchLaws,
  ...clockMatchLaws,
  ...playerMatchLaws,
};
const instantLaws: Record<string, InstantLaw> = {
  ...scoreInstantLaws,
  ...countInstantLaws,
  ...clockInstantLaws,
  ...playerInstantLaws,
};

/** Violations by law. Collected in one pass, since stories are costly and ten million `expect` calls even more so. */
const violationsByLaw = new Map<string, string[]>(
  [...Object.keys(matchLaws), ...Object.keys(instantLaws)].map((name) => [name, []]),
);

function note(law: string, frame: MatchFrame, violation: string | null, instant = 0): void {
  if (violation !== null)
    violationsByLaw.get(law)?.push(`seed ${frame.seed}, match ${frame.id}, instant ${instant}: ${violation}`);
}

/** Returns every instant at which something is shown, corrected, begins or ends, and some in between, in order. */
function instantsOf(story: Story): number[] {
  const { timetable, entries } = story;
  const instants = new Set<number>([timetable.kickOff - 1, timetable.end + SETTLED_SECONDS]);
  for (const { shownAt, amendments } of entries) {
    instants.add(shownAt);
    for (const later of amendments) instants.add(later.shownAt - 1).add(later.shownAt);
  }
  for (const { starts, ends } of timetable.periods) {
    for (const edge of [starts - 1, starts, ends - 1, ends]) instants.add(edge);
    for (let instant = starts + 17; instant < ends; instant += 97) instants.add(instant);
  }
  return [...instants].sort((a, b) => a - b);
}

function follow(frame: MatchFrame, story: Story): void {
  let before: MatchState | null = null;
  for (const instant of instantsOf(story)) {
    const now = stateAt(frame, instant);
    for (const [name, law] of Object.entries(instantLaws))
      note(name, frame, law(now, before, story, instant), instant);
    before = now;
  }
}

for (let i = 0; i < MATCHES; i++) {
  const frame = mixedFrame(i);
  const story = storyOf(frame);
  const last = stateAt(frame, frame.kickOff + SETTLED_SECONDS);
  for (const [name, law] of Object.entries(matchLaws)) note(name, frame, law(story, last, frame));
  // Not simply every eighth, or the same kinds of match would recur.
  if ((i * 7) % (10 * FOLLOW_EVERY + 1) < 10) follow(frame, story);
}

test.each([...violationsByLaw])('%s', (_, violations) => {
  expect(violations.slice(0, 5)).toEqual([]);
});
