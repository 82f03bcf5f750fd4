import { MatchTime } from '#web/components/match-time.tsx';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { LiveTeam } from './live-teams.ts';

interface Props {
  readonly live: LiveTeam;
}

const BORDER = {
  fresh: 'border-goal',
  other: 'border-[color-mix(in_oklab,var(--live)_45%,var(--surface))]',
};
const SCORE = { fresh: 'font-bold text-goal', other: 'font-bold in-[aside]:text-live' };

/** The live score of a team, linked to the match. */
export function LiveChip({ live }: Props) {
  const words = useWords();
  const { match, anchor, score, opponent, isFresh } = live;
  const kind = isFresh ? 'fresh' : 'other';
  return (
    <Link
      to={matchAddress(match.id)}
      title={opponent.name}
      data-live-chip
      className={`@min-[37rem]/standings:pointer-coarse:relative @min-[37rem]/standings:pointer-coarse:z-1 @max-[37rem]/standings:col-[-2] @max-[37rem]/standings:row-2 @max-[37rem]/standings:m-0 @max-[66rem]/standings:me-2 in-[aside]:me-0 me-4 flex @max-[37rem]/standings:min-h-6 items-baseline gap-1.5 whitespace-nowrap rounded-sm border @max-[37rem]/standings:border-0 in-[aside]:border-0 @max-[37rem]/standings:p-0 in-[aside]:p-0 px-1.5 font-medium text-[0.75rem]/5 pointer-coarse:after:absolute @min-[37rem]/standings:pointer-coarse:after:inset-x-0 @min-[37rem]/standings:pointer-coarse:after:-inset-y-3 pointer-coarse:after:inset-y-0 @max-[37rem]/standings:pointer-coarse:after:start-[calc(100cqi-var(--place)-5.5rem)] @max-[37rem]/standings:pointer-coarse:after:w-22 @min-[66rem]/standings:[&:not(aside_*)]:w-28 ${BORDER[kind]}`}
    >
      <b className={SCORE[kind]}>{words.score(...score)}</b>{' '}
      {opponent.short_code && (
        <small className="@max-[66rem]/standings:hidden in-[aside]:hidden text-[0.6875rem] text-quiet">
          {opponent.short_code}
        </small>
      )}
      <i className="@min-[66rem]/standings:ms-auto in-[aside]:hidden font-semibold text-live not-italic">
        <MatchTime match={match} seen={anchor} form="both" />
      </i>
    </Link>
  );
}
