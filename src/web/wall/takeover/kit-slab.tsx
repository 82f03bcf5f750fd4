import { NO_KIT } from '#contract/no-kit.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';

interface Props {
  readonly team: MatchTeam;
  /** Classes of its position. */
  readonly className: string;
}

/** The turn of a club's stripe, as in its shield (`WallCrest`). */
const TURNS = ['90deg', '180deg', '135deg'] as const;

/** A plane in the colours of a kit, on which no text stands. */
export function KitSlab({ team: { id, kit_colors }, className }: Props) {
  const main = kit_colors?.main ?? NO_KIT;
  const second = kit_colors?.second ?? main;
  const turn = TURNS[Number(id) % TURNS.length] ?? TURNS[0];
  return (
    <div
      aria-hidden="true"
      className={className}
      style={{
        background: `linear-gradient(${turn}, ${main} 37.5%, ${second} 37.5% 62.5%, ${main} 62.5%)`,
      }}
    />
  );
}
