import { matchNames } from '#contract/match-names.ts';
import type { LineUpsRecord } from '#contract/records/line-up.ts';
import type { Match } from '#contract/records/match.ts';
import { SIDES } from '#contract/side-of.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { useWords } from '#web/words/use-words.ts';
import { bestPlayer } from './best-player.ts';
import { Rating } from './rating.tsx';
import { sheetsOf } from './team-sheet.ts';

interface Props {
  readonly match: Match;
  /** Null while unknown, and before the match. */
  readonly lineUps: LineUpsRecord | null;
}

/** The formations of both teams, and the player of each who has the best rating. */
export function LineUpsNews({ match, lineUps }: Props) {
  const { matchCards: t } = useWords<'match-cards'>();
  const names = lineUps ? matchNames(sheetsOf(lineUps, null), match.events ?? []) : null;
  return (
    <ul className="grid grid-cols-2 gap-x-3">
      {SIDES.map((side) => {
        const team = match.teams[side];
        const best = lineUps && bestPlayer(lineUps[side].squad);
        const formation = lineUps?.[side].formation ?? team.form;
        return (
          <li key={side} className="min-w-0 py-1">
            {best && (
              <p className="flex items-baseline gap-2 pointer-coarse:leading-11">
                <Link
                  to={profileAddress('player', best.sheet.player.id)}
                  dir="auto"
                  className="min-w-0 truncate font-semibold"
                >
                  {names?.get(best.sheet.player.id) ?? '–'}
                </Link>
                <Rating value={best.rating} />
              </p>
            )}
            <p dir="auto" className="truncate text-quiet text-xs" title={team.name}>
              {team.name}
            </p>
            <p dir="auto" className="truncate text-quiet text-xs">
              {[formation, best && (match.phase === 'live' ? t.bestSoFar : t.best)]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
