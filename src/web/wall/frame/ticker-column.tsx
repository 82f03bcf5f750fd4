import { TickerText } from './ticker-text.tsx';
import type { TickerState } from './use-ticker.ts';

interface Props {
  readonly ticker: TickerState;
}

/** The newest lines of the vidiprinter in a column beside the view, as many as fit: what does not begins a column out of sight. */
export function TickerColumn({ ticker: { lines } }: Props) {
  return (
    <ol className="flex h-full flex-col flex-wrap gap-y-8.5 overflow-hidden">
      {lines.map((entry) => (
        <li key={entry.line.id} className="flex w-full flex-none flex-wrap gap-x-5 text-body leading-12">
          <TickerText entry={entry} />
        </li>
      ))}
    </ol>
  );
}
