import type { Entry } from '#service/engine/story/entry.ts';
import { story } from '#service/engine/story.ts';
import type { Fixture } from '#service/world/fixture.ts';
import { type Look, nameOf, type Sighting } from './sighting.ts';

/** Returns the instant at which an entry is shown, or null for an entry of another kind. */
type Reading = (entry: Entry) => number | null;

function looking(what: string, read: Reading): Look {
  return (fixture: Fixture) => {
    if (!fixture.coverage.events) return [];
    const found: Sighting[] = [];
    for (const entry of story(fixture.frame).entries) {
      const at = read(entry);
      const team = fixture[entry.side].name;
      if (at !== null) found.push({ at, note: `${what}, ${team}: ${nameOf(fixture)}` });
    }
    return found;
  };
}

/** Returns whether an entry is correct from the start. */
function plain(entry: Entry): boolean {
  return entry.amended.length === 0;
}

export const goal = looking('a goal is shown', (entry) =>
  entry.kind === 'goal' && plain(entry) && !entry.ownGoal && entry.slot !== null ? entry.shown : null,
);

export const ruledOutGoal = looking('a goal on the board is ruled out', (entry) => {
  const ruling = entry.amended.find(({ patch }) => patch.kind === 'var');
  return entry.kind === 'goal' && ruling ? ruling.shown : null;
});

export const lateScorer = looking('a goal without a scorer gets one', (entry) => {
  const naming = entry.amended.find(({ patch }) => patch.slot !== undefined && patch.slot !== null);
  return entry.kind === 'goal' && entry.slot === null && naming ? naming.shown : null;
});

export const secondYellow = looking('a second yellow card', (entry) =>
  entry.kind === 'yellowredcard' && plain(entry) ? entry.shown : null,
);

export const redCard = looking('a red card', (entry) =>
  entry.kind === 'redcard' && plain(entry) ? entry.shown : null,
);

export const ownGoal = looking('an own goal', (entry) =>
  entry.kind === 'goal' && entry.ownGoal && plain(entry) ? entry.shown : null,
);

export const penaltyMissed = looking('a penalty is missed', (entry) =>
  entry.kind === 'penalty_missed' ? entry.shown : null,
);
