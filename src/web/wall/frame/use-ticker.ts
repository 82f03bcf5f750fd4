import { useMemo, useState } from 'react';
import type { WallProgram } from '#contract/wall-address.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { useVidiprinter } from '#web/lists/use-vidiprinter.ts';
import type { ShownLine } from '#web/matches/vidiprinter/line-filter.ts';
import { isWanted } from '#web/wall/is-wanted.ts';
import { EMPTY_TICKER, nextLine } from './next-line.ts';

/** Lines of the column of an ultrawide wall, which has room for fewer. */
const MAX_LINES = 12;

export interface TickerState {
  /** The line that has its turn; null without any. */
  readonly line: ShownLine | null;
  /** That line and those before it, newest first. */
  readonly lines: readonly ShownLine[];
  /** All lines, newest first. */
  readonly all: readonly ShownLine[];
  /** Id of the line that has just come; null without one. */
  readonly newsId: string | null;
}

/** Returns the lines of the vidiprinter about the matches that a program wants, one after another. */
export function useTicker(program: WallProgram): TickerState {
  const { printer } = useVidiprinter();
  const lines = useMemo(
    () =>
      printer.lines.flatMap((line): ShownLine[] => {
        const match = printer.matches.get(line.matchId);
        if (!match) return [];
        const { leagueId: league, countryCode: country, homeId, awayId } = match;
        return isWanted(program, { league, country, teams: [homeId, awayId] }) ? [{ line, match }] : [];
      }),
    [printer, program],
  );
  const ids = useMemo(() => lines.map(({ line }) => line.id), [lines]);
  const [ticker, setTicker] = useState(EMPTY_TICKER);
  const isBehind = ticker.id !== (ids.at(-1) ?? null);
  // Renders once a second only while lines wait.
  const seconds = useClock((now) => (isBehind ? Math.floor((now ?? 0) / worldClock.rate() / 1000) : null));
  const next = seconds === null ? ticker : nextLine(ticker, ids, printer.newsId, seconds * 1000);
  if (next !== ticker) setTicker(next);
  const { id } = next;
  return useMemo(() => {
    const upTo = lines.slice(0, lines.findIndex(({ line }) => line.id === id) + 1);
    return {
      line: upTo.at(-1) ?? null,
      lines: upTo.slice(-MAX_LINES).toReversed(),
      all: lines.toReversed(),
      newsId: printer.newsId,
    };
  }, [lines, id, printer.newsId]);
}
