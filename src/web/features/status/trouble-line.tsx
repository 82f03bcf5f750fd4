import './status.css';
import type { ReactNode } from 'react';
import { release, useHeld } from '#web/clock/hold.ts';
import { timeToTheSecond } from '#web/format/clock-time.ts';
import { type Trouble, useTroubleWords } from '#web/words/trouble.ts';

export interface TroubleProps {
  readonly trouble: Trouble | null;
  /** Of when the numbers are, epoch ms; null if they are not old, or there are none. */
  readonly asOf: number | null;
  readonly zone: string;
  /** What else is to be said at the foot of the page. */
  readonly children?: ReactNode;
}

/** Says at the foot of the page why numbers are old, or missing; it lies over the page and moves nothing. */
export function TroubleLine({ trouble, asOf, zone, children }: TroubleProps) {
  const words = useTroubleWords();
  const paused = useHeld();
  const time = (instant: number) => timeToTheSecond(instant, zone, words.intl);
  return (
    <div className="foot-bar pointer-events-none fixed inset-x-0 bottom-[var(--foot,0px)] z-10 grid justify-items-center gap-2 p-3">
      {children}
      <div role="status" className="max-w-2xl">
        {paused !== null ? (
          <div data-trouble="paused" className={`${BAR} flex flex-wrap items-center gap-x-4 gap-y-1`}>
            <p>{words.old.paused(time(paused))}</p>
            <button type="button" onClick={release} className={ACTION}>
              {words.updates.resume}
            </button>
          </div>
        ) : (
          trouble && (
            <p data-trouble={trouble} className={BAR}>
              {asOf !== null && <b className="font-semibold">{words.old.from(time(asOf))} </b>}
              {words.trouble[trouble]}
            </p>
          )
        )}
      </div>
    </div>
  );
}

const BAR = 'pointer-events-auto rounded-lg border border-goal bg-surface px-4 py-3 floats';
const ACTION =
  'flex min-h-11 cursor-pointer items-center rounded-lg border border-line px-4 font-medium hover:bg-raised pointer-fine:min-h-9';

/** Stands where something would be that cannot be had, and says why. */
export function MissingText({ trouble }: { readonly trouble: Trouble }) {
  return (
    <p role="alert" className="px-4 py-16 text-center text-base text-quiet">
      {useTroubleWords().trouble[trouble]}
    </p>
  );
}
