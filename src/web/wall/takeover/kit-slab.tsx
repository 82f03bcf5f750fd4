import type { MatchTeam } from '#contract/records/match-team.ts';
import { crestStyle } from '#web/components/crest.tsx';

interface Props {
  readonly team: MatchTeam;
  /** Classes of its position. */
  readonly className: string;
}

/** A plane in the colours of a kit, on which no text stands: the stripe has the turn of that in the crest. */
export function KitSlab({ team, className }: Props) {
  return (
    <div
      aria-hidden="true"
      className={`bg-[linear-gradient(var(--turn),var(--kit)_37.5%,var(--trim)_37.5%_62.5%,var(--kit)_62.5%)] ${className}`}
      style={crestStyle(team)}
    />
  );
}
