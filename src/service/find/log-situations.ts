import type { LogEntry } from '#service/engine/story/log-entry.ts';
import { isRetake } from '#service/engine/story/retakes.ts';
import { storyOf } from '#service/engine/story.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { type Look, nameOf, type Sighting } from './sighting.ts';

/** Returns the instant at which an entry is shown, or null for an entry of another kind. */
type Reading = (entry: LogEntry) => number | null;

function createLook(what: string, findInstant: Reading): Look {
  return (fixture: Fixture) => {
    if (!fixture.coverage.events) return [];
    const sightings: Sighting[] = [];
    for (const entry of storyOf(fixture.frame).entries) {
      const at = findInstant(entry);
      const team = fixture[entry.side].name;
      if (at !== null) sightings.push({ at, note: `${what}, ${team}: ${nameOf(fixture)}` });
    }
    return sightings;
  };
}

/** Returns whether an entry is correct from the start. */
function isUnamended(entry: LogEntry): boolean {
  return entry.amendments.length === 0;
}

export const goal = createLook('a goal is shown', (entry) =>
  entry.kind === 'goal' && isUnamended(entry) && !entry.ownGoal && entry.slot !== null ? entry.shownAt : null,
);

export const ruledOutGoal = createLook('a goal on the board is ruled out', (entry) => {
  const ruling = entry.amendments.find(({ patch }) => patch.kind === 'var');
  return entry.kind === 'goal' && ruling ? ruling.shownAt : null;
});

export const lateScorer = createLook('a goal without a scorer gets one', (entry) => {
  const naming = entry.amendments.find(({ patch }) => patch.slot !== undefined && patch.slot !== null);
  return entry.kind === 'goal' && entry.slot === null && naming ? naming.shownAt : null;
});

export const secondYellow = createLook('a second yellow card', (entry) =>
  entry.kind === 'yellowredcard' && isUnamended(entry) ? entry.shownAt : null,
);

export const redCard = createLook('a red card', (entry) =>
  entry.kind === 'redcard' && isUnamended(entry) ? entry.shownAt : null,
);

export const ownGoal = createLook('an own goal', (entry) =>
  entry.kind === 'goal' && entry.ownGoal && isUnamended(entry) ? entry.shownAt : null,
);

export const retakenPenalty = createLook('a penalty has to be retaken', (entry) =>
  isRetake(entry) ? entry.shownAt : null,
);

export const penaltyMissed = createLook('a penalty is missed', (entry) =>
  entry.kind === 'penalty_missed' ? entry.shownAt : null,
);
