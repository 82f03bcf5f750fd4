import { type ReactNode, useState } from 'react';
import type { MatchRow } from '#contract/records/match.ts';
import type { MinuteAnchor } from '#web/format/minute.ts';
import { stageOf } from '#web/matches/stage-of.ts';
import { CalendarButton } from '#web/ui/calendar-button.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useTeamWords } from '#web/words/team.ts';
import { MatchLine, type MatchLineProps } from './match-line.tsx';

/** A match of the team with its minute. */
export interface TeamMatchRow {
  readonly match: MatchRow;
  readonly anchor: MinuteAnchor | null;
}

interface Props extends Pick<MatchLineProps, 'teamId' | 'zone' | 'confirmed'> {
  /** By kick-off. */
  readonly rows: readonly TeamMatchRow[];
}

/** Matches of each section that are shown at first. */
const INITIAL_MATCHES = 5;

/** A team's live and upcoming matches, soonest first, and its results, newest first, across competitions. */
export function TeamMatchList({ rows, name, ...rest }: Props & { readonly name: string }) {
  const { team: say } = useTeamWords();
  const asOf = rest.confirmed();
  const { now = [], next = [], last = [] } = Object.groupBy(rows, ({ match }) => stageOf(match, asOf));
  return (
    <>
      <MatchesSection title={say.now} rows={now} {...rest} />
      <MatchesSection title={say.next} allLabel={say.allFixtures} rows={next} {...rest}>
        <CalendarButton
          name={name}
          matches={() => [...now, ...next]}
          zone={rest.zone}
          isIcon
          className="-me-2 h-11"
        />
      </MatchesSection>
      <MatchesSection title={say.last} allLabel={say.allResults} rows={last.toReversed()} {...rest} />
    </>
  );
}

interface MatchesSectionProps extends Props {
  readonly title: string;
  readonly allLabel?: string;
  /** Actions for the matches. */
  readonly children?: ReactNode;
}

function MatchesSection({ title, allLabel, rows, children, ...rest }: MatchesSectionProps) {
  const [isExpanded, setExpanded] = useState(false);
  if (rows.length === 0) return null;
  return (
    <TitledCard
      title={title}
      isTall
      beside={
        <>
          {allLabel && rows.length > INITIAL_MATCHES && !isExpanded && (
            <button
              type="button"
              onClick={() => setExpanded(true)}
              className="-me-2 min-h-11 cursor-pointer px-2 font-normal text-[0.8125rem] text-quiet hover:text-ink"
            >
              {allLabel}
            </button>
          )}
          {children}
        </>
      }
    >
      <ul className="divided">
        {(isExpanded ? rows : rows.slice(0, INITIAL_MATCHES)).map((row) => (
          <li key={row.match.id}>
            <MatchLine {...row} {...rest} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
