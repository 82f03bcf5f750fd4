import { useReloadHold } from '#web/wall/health/use-quiet-moments.ts';
import { Chime } from '#web/wall/sound/chime.tsx';
import { MatchScreen } from './match-screen.tsx';
import type { MatchTakeover } from './queue.ts';
import { SeveralScreen, type TakeoverRow } from './several-screen.tsx';
import { type Moment, useTakeovers } from './use-takeovers.ts';

interface Props {
  /** Ids of the teams that come first. */
  readonly follow: readonly string[];
  readonly moment: Moment;
  /** Id of the match that fills the screen anyway. */
  readonly largeMatch: string | null;
  /** Volume of the chime, 0 to 100. */
  readonly volume: number;
  readonly asOf: number | null;
  /** Whether the data are stale: nothing moves then. */
  readonly isStale?: boolean;
}

const NONE: readonly MatchTakeover[] = [];

/** Goals that take the screen, over the page of the rotation, and their chime. A wall that is dark has none. */
export function TakeoverLayer({ follow, moment, largeMatch, volume, asOf, isStale = false }: Props) {
  const { current, chimes } = useTakeovers(moment, follow, largeMatch);
  const entries = (isStale ? NONE : current).flatMap((takeover: MatchTakeover): TakeoverRow[] => {
    const row = moment.rows.find(({ record }) => record.id === takeover.matchId);
    return row ? [{ takeover, row }] : [];
  });
  const [first, ...others] = entries;
  useReloadHold(first !== undefined);
  return (
    <>
      {volume > 0 && !isStale && <Chime count={chimes} volume={volume} />}
      {first && (
        <div
          key={chimes}
          role="status"
          className="absolute inset-0 in-data-panel:end-25 upright:in-data-panel:end-0 z-10 bg-ground text-ink in-data-panel:[zoom:0.78] upright:in-data-panel:[zoom:0.64] motion-safe:animate-appear"
        >
          {others.length > 0 ? (
            <SeveralScreen entries={entries} asOf={asOf} />
          ) : (
            <MatchScreen {...first} asOf={asOf} />
          )}
        </div>
      )}
    </>
  );
}
