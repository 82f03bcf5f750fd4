import type { SideKicks } from '#web/matches/shoot-out.ts';
import { KickDots } from './kick-dots.tsx';

interface Props extends SideKicks {
  readonly maxKicks: number;
  /** Height of the drawing, rem. */
  readonly height?: number;
}

/** The last kicks of a side; in a long sudden death the first ones are left out. */
export function LastKicks({ kicks, remaining, maxKicks, ...props }: Props) {
  const leftOut = Math.max(0, kicks.length + remaining - maxKicks);
  return (
    <span className="inline-flex flex-none items-center align-middle">
      {leftOut > 0 && '…'}
      <KickDots {...props} kicks={kicks.slice(leftOut)} remaining={remaining} />
    </span>
  );
}
