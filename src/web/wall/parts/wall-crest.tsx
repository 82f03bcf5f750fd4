import { useId, useState } from 'react';
import { NO_KIT } from '#contract/no-kit.ts';
import type { MatchTeam } from '#contract/records/match-team.ts';

const SHIELD = 'M1 1h18v11c0 5-4 8-9 9.5C5 20 1 17 1 12z';
/** A stripe, a hoop and a sash; a club always has the same. */
const PATTERNS = ['M7.5 0h5v22h-5z', 'M0 8h20v5H0z', 'M-2 14 14-2l5 5L3 19z'] as const;

interface Props {
  readonly team: MatchTeam;
  /** Classes of its position; its size by default is that of a row. */
  readonly className?: string;
}

/** A team's crest: its picture, and until that has come, or without one, a shield in the colours of its kit. */
export function WallCrest({ team, className = 'h-17 w-15.5' }: Props) {
  const { kit_colors, img } = team;
  return (
    <span aria-hidden="true" className={`stale:faded relative block flex-none ${className}`}>
      <Shield
        main={kit_colors?.main ?? NO_KIT}
        second={kit_colors?.second ?? null}
        pattern={PATTERNS[Number(team.id) % PATTERNS.length] ?? PATTERNS[0]}
        img={img}
        key={img}
      />
    </span>
  );
}

interface ShieldProps {
  readonly main: string;
  readonly second: string | null;
  readonly pattern: string;
  readonly img: string | null;
}

function Shield({ main, second, pattern, img }: ShieldProps) {
  const clip = useId();
  const [hasPicture, setHasPicture] = useState(false);
  return (
    <>
      {!hasPicture && (
        <svg aria-hidden="true" viewBox="0 0 20 22" className="size-full">
          <clipPath id={clip}>
            <path d={SHIELD} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <path d="M0 0h20v22H0z" fill={main} />
            {second && <path d={pattern} fill={second} />}
          </g>
          <path d={SHIELD} fill="none" stroke="var(--quiet)" strokeWidth=".7" />
        </svg>
      )}
      {img && (
        <img
          src={img}
          alt=""
          decoding="async"
          onLoad={() => setHasPicture(true)}
          className={`absolute inset-0 size-full object-contain ${hasPicture ? '' : 'opacity-0'}`}
        />
      )}
    </>
  );
}
