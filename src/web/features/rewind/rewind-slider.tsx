import type { CSSProperties } from 'react';
import { MINUTE_S } from '#contract/durations.ts';
import { EventIcon } from '#web/components/event-icon.tsx';
import type { RewindMark, RewindRange } from '#web/matches/rewind/rewind-range.ts';
import { useWords } from '#web/words/use-words.ts';

/** More marks than these would be on top of each other. */
const MAX_MARKS = 16;

interface Props {
  readonly range: RewindRange;
  /** What stands out, above the slider. */
  readonly marks: readonly RewindMark[];
  /** Epoch seconds. */
  readonly instant: number;
  /** The instant and the state in words. */
  readonly text: string;
  readonly onInstant: (instant: number) => void;
}

/** A slider through minutes, with goals and the ends of periods marked. */
export function RewindSlider({ range: { start, end }, marks, instant, text, onInstant }: Props) {
  const { rewind: t, moment } = useWords<'rewind'>();
  // The slider's thumb is a rem wide.
  const place = (at: number): CSSProperties => ({
    insetInlineStart: `calc((100% - 1rem) * ${Math.max(0, at - start) / (end - start)})`,
  });
  const isMarked = marks.length > 0 && marks.length <= MAX_MARKS;
  return (
    <div className="min-w-0 grow max-md:w-full">
      {isMarked && (
        <div aria-hidden="true" className="relative h-5 text-quiet text-xs">
          {marks.map(({ at, kind, event }) => (
            <span key={`${kind} ${at} ${event?.player_id}`} className="absolute bottom-0" style={place(at)}>
              {event ? <EventIcon kind="goal" /> : kind === 'half-time' ? moment['half-time'].short : '|'}
            </span>
          ))}
        </div>
      )}
      <input
        type="range"
        min={start}
        max={end}
        step={MINUTE_S}
        value={instant}
        aria-label={t.slider}
        aria-valuetext={text}
        onChange={({ target }) => onInstant(Number(target.value))}
        className="block min-h-11 w-full accent-live"
      />
    </div>
  );
}
