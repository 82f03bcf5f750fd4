import './matches.css';
import { type ReactNode, useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import { CalendarButton } from '#web/app/calendar-button.tsx';
import type { Seen } from '#web/format/minute.ts';
import { useTeamWords } from '#web/words/team.ts';
import { MatchLine, type MatchLineProps } from './match-line.tsx';

/** A match of the team with its minute. */
export interface TeamMatchRow {
  readonly match: MatchRow;
  readonly seen: Seen | null;
}

interface Props extends Pick<MatchLineProps, 'teamId' | 'zone' | 'confirmed'> {
  /** By kick-off. */
  readonly rows: readonly TeamMatchRow[];
}

/** Matches of each section that are shown at first. */
const FIRST = 5;

/** A team's live and upcoming matches, soonest first, and its results, newest first, across competitions. */
export function TeamMatches({ rows, name, ...rest }: Props & { readonly name: string }) {
  const { team: say } = useTeamWords();
  const now = rows.filter(({ match }) => match.phase === 'live');
  const next = rows.filter(({ match }) => match.phase === 'scheduled');
  const last = rows.filter(({ match }) => match.phase === 'finished' || match.phase === 'off').reverse();
  return (
    <>
      {now.length > 0 && <Some title={say.now} rows={now} {...rest} />}
      <Some title={say.next} none={say.noNext} all={say.allFixtures} rows={next} {...rest}>
        <CalendarButton name={name} matches={() => [...now, ...next]} zone={rest.zone} isIcon />
      </Some>
      <Some title={say.last} none={say.noLast} all={say.allResults} rows={last} {...rest} />
    </>
  );
}

interface SomeProps extends Props {
  readonly title: string;
  readonly none?: string;
  readonly all?: string;
  /** Actions for the matches. */
  readonly children?: ReactNode;
}

function Some({ title, none, all, rows, children, ...rest }: SomeProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <section className="team-part" aria-label={title}>
      <h2>
        {title}
        {all && rows.length > FIRST && !isWhole && (
          <button type="button" onClick={() => setWhole(true)}>
            {all}
          </button>
        )}
        {rows.length > 0 && children}
      </h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {(isWhole ? rows : rows.slice(0, FIRST)).map((row) => (
            <li key={row.match.id}>
              <MatchLine {...row} {...rest} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
