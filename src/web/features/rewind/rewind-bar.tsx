import type { ReactNode } from 'react';
import type { RewindMark, RewindRange } from '#web/matches/rewind/rewind-range.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { Texts } from '#web/words/words.ts';
import { RewindSlider } from './rewind-slider.tsx';

/** How many times faster than the match it is played. */
const SPEEDS = [1, 5, 15, 60] as const;
export type Speed = (typeof SPEEDS)[number];

/** A page that is rewound, and what the viewer does with it. */
export interface RewindControls {
  /** Epoch seconds. */
  readonly instant: number;
  readonly range: RewindRange;
  /** Why the instant is not the one of the address. */
  readonly problem: keyof Texts<'rewind'>['rewind']['problems'] | null;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly onInstant: (instant: number) => void;
  readonly onPlay: () => void;
  readonly onSpeed: (speed: Speed) => void;
  readonly onClose: () => void;
}

interface Props extends RewindControls {
  readonly marks: readonly RewindMark[];
  /** What leads back to the present. */
  readonly back: string;
  /** The instant, on the viewer's clock. */
  readonly time: string;
  /** The state at the instant: on screen, and read out. */
  readonly state: { readonly short: string; readonly spoken: string };
  /** A note on the precision. */
  readonly note: string | null;
  /** The button that shares the address. */
  readonly share: ReactNode;
}

const BUTTON_PATHS = {
  play: 'M5 2.5v11l8-5.5z',
  pause: 'M5 3v10M11 3v10',
  previous: 'M13 3 7 8l6 5zM4 3v10',
  next: 'm3 3 6 5-6 5zM12 3v10',
};

/** Says that the page is rewound and to when, and moves it through the minutes; it stays in sight. */
export function RewindBar(props: Props) {
  const { instant, marks, range, isPlaying, onInstant, problem, note, time, state } = props;
  const { rewind: t } = useWords<'rewind'>();
  const goals = marks.filter(({ kind }) => kind === 'goal');
  const previous = goals.findLast(({ at }) => at < instant);
  const next = goals.find(({ at }) => at > instant && at <= range.end);
  const button = (name: string, path: keyof typeof BUTTON_PATHS, onClick: (() => void) | null) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={onClick === null}
      onClick={onClick ?? undefined}
      className={`line-button ${onClick ? 'text-ink' : 'text-faint'}`}
    >
      <Drawing
        size={16}
        strokeWidth="1.7"
        strokeLinejoin="round"
        className="rtl:rotate-180"
        d={BUTTON_PATHS[path]}
      />
    </button>
  );
  return (
    <section
      aria-label={t.label}
      data-bar="rewind"
      className="floats bottom-[var(--foot,0px)] z-10 my-2 rounded-lg border border-goal bg-surface px-3 py-1 print:hidden [@media(height>=30rem)]:sticky"
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <b className="font-semibold text-goal">{t.asAt(time)}</b>
        <span className="font-semibold">{state.short}</span>
        <button
          type="button"
          onClick={props.onClose}
          className="tap-target ms-auto cursor-pointer rounded-lg px-3 font-medium text-quiet hover:text-ink"
        >
          {props.back}
        </button>
      </div>
      <p role="status" className={problem ? 'text-quiet text-xs' : 'sr-only'}>
        {problem ? t.problems[problem] : state.spoken}
      </p>
      {note && <p className="text-quiet text-xs">{note}</p>}
      <div className="flex flex-wrap items-end gap-x-3">
        <RewindSlider
          range={range}
          marks={marks}
          instant={instant}
          text={`${time}, ${state.short}, ${state.spoken}`}
          onInstant={onInstant}
        />
        <div className="flex items-center">
          {button(t.previousGoal, 'previous', previous ? () => onInstant(previous.at) : null)}
          {button(isPlaying ? t.pause : t.play, isPlaying ? 'pause' : 'play', props.onPlay)}
          {button(t.nextGoal, 'next', next ? () => onInstant(next.at) : null)}
          <Switch
            legend={t.speed}
            isNarrow
            options={SPEEDS.map((one) => [`${one}`, t.times(one)])}
            value={`${props.speed}`}
            onChange={(value) => props.onSpeed(Number(value) as Speed)}
          />
          {props.share}
        </div>
      </div>
    </section>
  );
}
