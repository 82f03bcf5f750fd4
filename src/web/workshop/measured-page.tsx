/** A page that is given one case after the other and measures it; tests build it (e2e/names.spec.ts). */
import { SIDES } from '#contract/side-of.ts';
import '#web/main.css';
import '#web/features.css';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { LineUpsRecord } from '#contract/records/line-up.ts';
import type { Match, MatchRow } from '#contract/records/match.ts';
import { endFirstView } from '#web/clock/first-view.ts';
import { MatchLineUps } from '#web/features/line-ups/match-line-ups.tsx';
import { nameProblems } from './measure-names.ts';
import { pitchProblems } from './measure-pitch.ts';
import { MeasuredNames } from './measured-names.tsx';
import { StoryPage } from './story-page.tsx';
import { withKitColours } from './with-kit-colours.tsx';

const LineUps = withKitColours(MatchLineUps);
const TOOLBAR = { theme: 'light', direction: 'ltr' } as const;
/** Minutes of the substitutions of a side, with the longest. */
const MINUTES = [46, 61, 72, 85, 90];

endFirstView();
document.documentElement.setAttribute('data-font', '');
const container = document.createElement('div');
document.body.append(container);
const root = createRoot(container);

const show = (children: ReactNode) =>
  flushSync(() => root.render(<StoryPage toolbar={TOOLBAR}>{children}</StoryPage>));

/** Returns a match in which five starters of each side were substituted, the last of them in stoppage time. */
function withSubstitutions(match: MatchRow, lineUps: LineUpsRecord): Match {
  const events = SIDES.flatMap((side) =>
    MINUTES.map((minute, at) => ({
      type: 'substitution',
      team_id: match.teams[side].id,
      player_id: null,
      related_player_id: lineUps[side].squad[2 * at]?.player.id ?? null,
      minute,
      extra_minute: minute === 90 ? 12 : null,
      result: null,
      period: '2nd half',
    })),
  );
  return { ...match, phase: 'live', events } as unknown as Match;
}

const measure = {
  /** Returns what is wrong with the names of each match, with its names. */
  names: (matches: readonly MatchRow[]) =>
    matches.flatMap((match) => {
      show(<MeasuredNames match={match} />);
      return nameProblems([match.teams.home.name, match.teams.away.name]);
    }),
  /** Returns what is wrong with the labels of each line-up. */
  lineUps: (cases: readonly (readonly [MatchRow, LineUpsRecord])[]) =>
    cases.flatMap(([record, lineUps]) => {
      const match = withSubstitutions(record, lineUps);
      show(<LineUps key={match.id} match={match} lineUps={lineUps} benches={null} sidelined={null} />);
      const count = lineUps.home.squad.length + lineUps.away.squad.length;
      const minutes = MINUTES.map((minute) => `↓\u2060${minute === 90 ? '90+12' : minute}′`);
      return pitchProblems(count, minutes);
    }),
};

export type Measure = typeof measure;
Object.assign(window, { measure });
