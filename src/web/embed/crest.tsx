import { useState } from 'react';
import type { MatchTeam } from '#contract/records/match-team.ts';

interface Props {
  readonly team: Pick<MatchTeam, 'img' | 'kit_colors'>;
  /** Classes of its size. */
  readonly className: string;
}

/** A team's crest; without a picture a shield in the kit's colour. */
export function Crest({ team: { img, kit_colors }, className }: Props) {
  const [hasPicture, setHasPicture] = useState(img !== null);
  return (
    <span aria-hidden="true" className={`grid flex-none place-items-center ${className}`}>
      {hasPicture && img !== null ? (
        <img
          src={img}
          alt=""
          width={20}
          height={22}
          decoding="async"
          className="size-full object-contain"
          onError={() => setHasPicture(false)}
        />
      ) : (
        <svg viewBox="0 0 20 22" aria-hidden="true" className="size-full">
          <path
            d="M1 1h18v11q-2 6-9 9-7-3-9-9z"
            fill={kit_colors?.main ?? 'var(--quiet)'}
            stroke="var(--quiet)"
            strokeWidth="1"
          />
        </svg>
      )}
    </span>
  );
}
