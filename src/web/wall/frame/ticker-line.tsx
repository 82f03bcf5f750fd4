import { TickerText } from './ticker-text.tsx';
import type { TickerState } from './use-ticker.ts';

interface Props {
  readonly ticker: TickerState;
  /** Whether a panel beside the picture, or a note at its end, takes a part of its width. */
  readonly isNarrow?: boolean;
}

/** Letters of names and detail beside one. */
const MAX_NARROW_LETTERS = 26;

/** The newest line of the vidiprinter at the foot. */
export function TickerLine({ ticker: { line }, isNarrow }: Props) {
  if (!line) return null;
  return (
    <p
      key={line.line.id}
      className="flex min-w-0 upright:flex-wrap items-baseline gap-x-6 overflow-x-clip motion-safe:animate-appear"
    >
      <TickerText entry={line} {...(isNarrow && { maxLetters: MAX_NARROW_LETTERS })} />
    </p>
  );
}
