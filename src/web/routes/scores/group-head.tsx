import { memo } from 'react';
import { localCountry } from '#news/words/country-name.ts';
import { roundName } from '#news/words/round-name.ts';
import { useZone } from '#web/clock/program-context.ts';
import { Flag } from '#web/components/flag.tsx';
import { FollowButton } from '#web/components/follow-button.tsx';
import { GoalChip } from '#web/features/match-row/row-end.tsx';
import { timeOfDay } from '#web/format/clock-time.ts';
import { liveCount } from '#web/matches/live-count.ts';
import type { CompetitionGroup, MatchGroup } from '#web/matches/order.ts';
import { competitionAddress } from '#web/navigation/addresses.ts';
import { foldGroup } from '#web/navigation/fold-group.ts';
import { Link } from '#web/navigation/link.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly group: MatchGroup;
  readonly isFolded: boolean;
}

const GROUP_HEAD = 'flex min-h-[var(--head-height)] items-center';

/** The head of a group. A competition's can be folded to this line, and followed. */
export function GroupHead({ group, isFolded }: Props) {
  const zone = useZone();
  const words = useWords();
  if (group.kind === 'competition') {
    const { league, round, rows } = group;
    return <CompetitionHead league={league} round={round} rows={isFolded ? rows : null} />;
  }
  return (
    <h2 className={`${GROUP_HEAD} border-line border-b px-3.5 font-semibold first-letter:uppercase`}>
      {group.kind === 'following'
        ? words.list.following
        : group.kickOff === null
          ? words.moment['to-be-announced'].spoken
          : words.list.kickOffs(timeOfDay(group.kickOff * 1000, zone, words.intl))}
    </h2>
  );
}

interface CompetitionProps {
  readonly league: CompetitionGroup['league'];
  readonly round: string | null;
  /**
   * The matches while folded, when the head counts them; otherwise null, so that the head does not render when they
   * change.
   */
  readonly rows: CompetitionGroup['rows'] | null;
}

const CompetitionHead = memo(function CompetitionHead({ league, round, rows }: CompetitionProps) {
  const isFolded = rows !== null;
  const words = useWords();
  const country = localCountry({ name: league.country_name, cc: league.country_code }, words);
  const ownName = competitionName(league, words);
  const name = country ? `${country} ${ownName}` : ownName;
  return (
    <div
      data-followable={isFolded || undefined}
      className={`${GROUP_HEAD} ${isFolded ? '' : 'border-line border-b'}`}
    >
      <h2 className="min-w-0 flex-1 font-semibold">
        <button
          type="button"
          data-step={isFolded || undefined}
          aria-expanded={!isFolded}
          onClick={({ currentTarget }) => foldGroup(currentTarget, league.id, !isFolded)}
          className="flex min-h-[var(--head-height)] w-full cursor-pointer items-center gap-2 ps-3.5 text-start hover:bg-raised"
        >
          <Flag src={league.country_flag} />
          <span className="-my-1 flex h-7 min-w-0 flex-1 flex-wrap gap-2 overflow-hidden py-1">
            <span dir="auto" className="max-w-full truncate" title={name}>
              {country && <span className="me-1 font-normal text-quiet">{`${country} `}</span>}
              {ownName}
            </span>
            {round && !isFolded && <span className="font-normal text-quiet">{roundName(round, words)}</span>}
          </span>
          {rows && <FoldedCounts rows={rows} />}
          <Chevron isFolded={isFolded} />
        </button>
      </h2>
      <Link
        to={competitionAddress(league.id)}
        aria-label={words.list.tables(name)}
        className={`${GROUP_HEAD} @max-[24rem]/match-list:hidden px-2 text-faint text-xs hover:text-ink`}
      >
        {words.list.table}
      </Link>
      <FollowButton kind="competition" id={league.id} name={name} img={league.country_flag} />
    </div>
  );
});

/** The counts of a folded competition: its matches, the live ones, and a recent goal. */
function FoldedCounts({ rows }: { rows: CompetitionGroup['rows'] }) {
  const words = useWords();
  const live = liveCount(rows);
  return (
    <span className="flex flex-none items-center gap-2 font-normal text-faint text-xs">
      {rows.some(({ scoreChange }) => scoreChange?.kind === 'goal') && <GoalChip />}
      {live > 0 && <b className="font-semibold text-live">{words.list.inPlay(live)}</b>}
      <span aria-hidden="true" className="@min-[35rem]/match-list:hidden">
        {rows.length}
      </span>
      <span className="sr-only @min-[35rem]/match-list:not-sr-only">{words.scores.matches(rows.length)}</span>
    </span>
  );
}

function Chevron({ isFolded }: { isFolded: boolean }) {
  return (
    <Drawing
      size={12}
      strokeWidth="1.5"
      className={`flex-none text-faint ${isFolded ? '' : '@max-[24rem]/match-list:hidden rotate-180'}`}
      d="m2.5 4.5 3.5 3.5 3.5-3.5"
    />
  );
}
