import './live-chip.css';
import { matchAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { MatchTime } from '#web/ui/match-time.tsx';
import type { LiveTeam } from './live-teams.ts';

interface Props {
  readonly live: LiveTeam;
  readonly zone: string;
  /** Returns the as-of instant of the newest response, epoch ms. */
  readonly confirmed: () => number | null;
}

/** The live score of a team, linked to the match. */
export function LiveChip({ live, zone, confirmed }: Props) {
  const { match, anchor, score, opponent, isFresh } = live;
  return (
    <PrefetchLink
      to={matchAddress(match.id)}
      className="chip"
      title={opponent.name}
      data-fresh={isFresh || undefined}
    >
      <b>{score}</b> {opponent.short_code && <small>{opponent.short_code}</small>}
      <i>
        <MatchTime match={match} seen={anchor} zone={zone} confirmed={confirmed} form="short" />
      </i>
    </PrefetchLink>
  );
}
