import type { TickerState } from '#web/wall/frame/use-ticker.ts';
import { useHeld } from '#web/wall/use-held.ts';
import type { WallControl } from './control.ts';

/** Returns the ticker without lines of hidden matches; while the wall is frozen it stands still. */
export function useFrozenTicker(ticker: TickerState, { freeze, hiddenMatches }: WallControl): TickerState {
  const { line, lines, all, newsId } = useHeld(ticker, freeze !== null);
  const ids = new Set(hiddenMatches.map(({ match }) => match));
  const isVisible = (printed: NonNullable<TickerState['line']>) => !ids.has(printed.line.matchId);
  const visibleLines = lines.filter(isVisible);
  return {
    line: line && isVisible(line) ? line : (visibleLines[0] ?? null),
    lines: visibleLines,
    all: all.filter(isVisible),
    newsId,
  };
}
