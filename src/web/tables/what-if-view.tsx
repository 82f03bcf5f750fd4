import type { ReactNode } from 'react';
import type { Score } from '#contract/parse/score.ts';
import type { MatchRow } from '#contract/records/match.ts';
import type { StandingsRecord } from '#contract/records/standings.ts';
import type { Side } from '#contract/side-of.ts';
import type { TableRule } from '#contract/table/rules.ts';
import type { TableStates } from '#web/features/standings/counted-rows.ts';
import { type LiveTeam, liveTeams } from '#web/features/standings/live-teams.ts';
import { whatIf } from '#web/features/standings/what-if.ts';
import { WhatIfChanges } from '#web/features/standings/what-if-changes.tsx';
import {
  isTried,
  parseTriedScores,
  whatIfMatches,
  withTriedScore,
} from '#web/features/standings/what-if-scores.ts';
import { WhatIfStrip } from '#web/features/standings/what-if-strip.tsx';

/** The season of a table, as the page knows it. */
export interface WhatIfSource {
  readonly states: TableStates;
  /** The season's matches. */
  readonly matches: readonly MatchRow[];
  readonly rule: TableRule;
}

interface Options extends WhatIfSource {
  /** The scores in the address. */
  readonly text: string;
  /** Returns the scores that the address has or, after a tap, is about to have. */
  readonly latestText: () => string;
  /** Replaces the scores in the address; null closes. */
  readonly setScores: (scores: ReadonlyMap<string, Score> | null) => void;
  /** Focuses an element that replaces a button. */
  readonly takeFocus: (element: HTMLElement | null) => void;
}

/** The tables with the goals that a viewer tries. */
export interface TriedTables {
  readonly standings: StandingsRecord;
  readonly liveTeams: ReadonlyMap<string, LiveTeam>;
  /** Returns the changes of a table, by its place in the record. */
  readonly changesOf: (at: number) => ReactNode;
}

export interface WhatIfView {
  readonly strip: ReactNode;
  /** Null while no goal is tried: the real tables stand. */
  readonly tables: TriedTables | null;
}

const NO_SCORES: ReadonlyMap<string, Score> = new Map();

/** Returns the strip with the matches in play, and the tables that would be. */
export function whatIfView(options: Options): WhatIfView {
  const { states, matches, rule, text, latestText, setScores, takeFocus } = options;
  const triedScores = parseTriedScores(text);
  const all = whatIfMatches(states, matches, triedScores ?? NO_SCORES);
  const ids = new Set(all.map(({ match }) => match.id));
  const tried = all.filter(isTried);
  const result = tried.length > 0 ? whatIf({ ...states, matches, tried, rule }) : null;

  function changeGoals(id: string, side: Side, by: 1 | -1) {
    const latest = whatIfMatches(states, matches, parseTriedScores(latestText()) ?? NO_SCORES);
    const next = latest.map((one) => {
      const [home, away] = one.triedScore;
      const triedScore: Score = side === 'home' ? [home + by, away] : [home, away + by];
      return one.match.id === id ? { ...one, triedScore } : one;
    });
    setScores(new Map(next.filter(isTried).map((one) => [one.match.id, one.triedScore])));
  }

  return {
    strip: (
      <WhatIfStrip
        matches={all}
        changes={result?.changes.flat() ?? []}
        isUnreadable={triedScores === null}
        leftOutCount={[...(triedScores ?? NO_SCORES).keys()].filter((id) => !ids.has(id)).length}
        onGoals={changeGoals}
        onReset={() => setScores(NO_SCORES)}
        onClose={() => setScores(null)}
        takeFocus={takeFocus}
      />
    ),
    tables: result && {
      standings: result.standings,
      liveTeams: liveTeams(
        all.map((one) => ({ record: withTriedScore(one), anchor: null, scoreChange: null })),
      ),
      changesOf: (at) => <WhatIfChanges changes={result.changes[at] ?? []} />,
    },
  };
}
