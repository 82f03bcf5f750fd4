import './live-chip.css';
import { matchAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { Playing } from './playing.ts';

interface Props {
  readonly live: Playing;
  readonly zone: string;
  /** Returns the as-of instant of the newest response, epoch ms. */
  readonly confirmed: () => number | null;
}

/** The live score of a team, linked to the match. */
export function LiveChip({ live, zone, confirmed }: Props) {
  const { match, seen, score, opponent, isFresh } = live;
  return (
    <IntentLink
      to={matchAddress(match.id)}
      className="chip"
      title={opponent.name}
      data-fresh={isFresh || undefined}
    >
      <b>{score}</b> {opponent.short_code && <small>{opponent.short_code}</small>}
      <i>
        <Moment match={match} seen={seen} zone={zone} confirmed={confirmed} form="short" />
      </i>
    </IntentLink>
  );
}
