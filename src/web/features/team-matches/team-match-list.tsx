import { type ReactNode, useState } from 'react';
import { useConfirmed } from '#web/clock/program-context.ts';
import { CalendarButton } from '#web/components/calendar-button.tsx';
import type { Address } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useWords } from '#web/words/use-words.ts';
import { groupMatches, type TeamMatchRow } from './group-matches.ts';
import { MatchLine, type MatchLineProps } from './match-line.tsx';

interface Props extends Pick<MatchLineProps, 'teamId'> {
  /** By kick-off. */
  readonly rows: readonly TeamMatchRow[];
}

interface ListProps extends Props {
  readonly name: string;
  /** A match that is shown above the lists. */
  readonly hero?: TeamMatchRow | undefined;
  /** Pages of all fixtures and results; without them the lists can be extended. */
  readonly pages?: Readonly<Record<'fixtures' | 'results', Address>>;
}

/** Matches of each section that are shown at first. */
const INITIAL_MATCHES = 5;
const MORE =
  'flex min-h-11 items-center -me-2 cursor-pointer px-2 font-normal text-[0.8125rem] text-quiet hover:text-ink';

/** A team's live and upcoming matches, soonest first, and its results, newest first, across competitions. */
export function TeamMatchList({ rows, name, hero, pages, ...rest }: ListProps) {
  const confirmed = useConfirmed();
  const { team: t } = useWords<'team'>();
  const { now, next, last } = groupMatches(rows, confirmed());
  const others = (all: readonly TeamMatchRow[]) => all.filter((row) => row !== hero);
  return (
    <>
      <MatchesSection title={t.now} rows={others(now)} {...rest} />
      <MatchesSection title={t.next} more={[t.allFixtures, pages?.fixtures]} rows={others(next)} {...rest}>
        <CalendarButton name={name} matches={() => [...now, ...next]} isIcon className="-me-2 h-11" />
      </MatchesSection>
      <MatchesSection title={t.last} more={[t.allResults, pages?.results]} rows={last} {...rest} />
    </>
  );
}

interface MatchesSectionProps extends Props {
  readonly title: string;
  /** What shows the others, and where they are; without, all are shown. */
  readonly more?: readonly [label: string, page: Address | undefined];
  /** Actions for the matches. */
  readonly children?: ReactNode;
}

/** Matches of a team in a card; nothing without any. */
export function MatchesSection({ title, more, rows, children, ...rest }: MatchesSectionProps) {
  const [isExpanded, setExpanded] = useState(more === undefined);
  if (rows.length === 0) return null;
  const [label, page] = more ?? [];
  const hasMore = rows.length > INITIAL_MATCHES && !isExpanded;
  return (
    <TitledCard
      title={title}
      isTall
      end={
        <>
          {page && (
            <Link to={page} className={MORE}>
              {label}
            </Link>
          )}
          {!page && hasMore && (
            <button type="button" onClick={() => setExpanded(true)} className={MORE}>
              {label}
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
