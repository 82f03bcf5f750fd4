import type { CSSProperties, ReactNode, SyntheticEvent } from 'react';
import { NO_KIT } from '#contract/no-kit.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';
import { fullPath } from '#web/settings/base-path.ts';

const TURNS = ['90deg', '180deg', '135deg'] as const;

/** Shows the picture once it has loaded, and the kit's shield if it cannot be. */
function markPicture({ type, currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.parentElement?.setAttribute('data-picture', type);
}

/** Returns the colours of a team's kit and the turn of their stripe: a club always has the same. */
export function crestStyle({ id, kit_colors }: MatchTeam): CSSProperties {
  const kit = kit_colors?.main ?? NO_KIT;
  return {
    '--kit': kit,
    '--trim': kit_colors?.second ?? kit,
    '--turn': TURNS[Number(id) % TURNS.length] ?? TURNS[0],
  } as CSSProperties;
}

interface Props {
  readonly team: MatchTeam;
  /** What a large shield has on it. */
  readonly children?: ReactNode;
  /** `eager`: before it can be seen. */
  readonly loading?: 'lazy' | 'eager';
  /** Classes of the crest's position, and of its height where it is no row's (`[--crest:1.375rem]`). */
  readonly className?: string;
}

/**
 * A team's crest: a plain shield at first, and its picture in the same box once it has loaded. Without a picture it is a
 * shield in the kit's colours.
 */
export function Crest({ team, children, loading = 'lazy', className = '' }: Props) {
  return (
    <span
      className={`crest ${className}`}
      style={crestStyle(team)}
      data-picture={team.img ? 'wait' : undefined}
      aria-hidden="true"
    >
      {children}
      {team.img && (
        <img
          src={fullPath(team.img)}
          alt=""
          width={20}
          height={22}
          loading={loading}
          decoding="async"
          onLoad={markPicture}
          onError={markPicture}
        />
      )}
    </span>
  );
}
