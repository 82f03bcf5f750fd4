import { type ReactNode, useState } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import { resume, usePausedAt } from '#web/clock/pause.ts';
import { useZone } from '#web/clock/program-context.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { timeToTheSecond } from '#web/format/clock-time.ts';
import { durationText } from '#web/format/duration.ts';
import { readSession, writeSession } from '#web/settings/session.ts';
import { useWords } from '#web/words/use-words.ts';
import type { Texts, Words } from '#web/words/words.ts';
import type { DataAge } from './data-age.ts';
import { Drawing } from './drawing.tsx';
import { noticeOf } from './notice-of.ts';
import { troubleText } from './trouble-text.ts';

export interface DataNoticeProps {
  /** Null without data on the page. */
  readonly state: DataAge | null;
  /** More content at the foot of the page. */
  readonly children?: ReactNode;
}

/**
 * Explains old or missing data at the foot of the page: an overlay that moves nothing. It shows one message at a time,
 * and leaves room after the page, so that the lowest rows can be read above it.
 */
export function DataNotice({ state, children }: DataNoticeProps) {
  const zone = useZone();
  const words = useWords<'trouble'>();
  const pausedAt = usePausedAt();
  const isOld = state?.isOld === true;
  const notice = isOld || state?.trouble ? noticeOf(state.trouble) : null;
  const isOnlySlow = !isOld && (notice === 'allowanceHour' || notice === 'allowanceDay');
  const hasMessage = pausedAt !== null || (notice !== null && !isOnlySlow);
  const age = isOld && <OldAge asOf={state.asOf} />;
  return (
    <>
      {/* As high as the window: with the height of its message the browser would count its growth as a shift of the page. */}
      <div className="group/foot peer pointer-events-none fixed inset-x-0 top-0 bottom-[var(--foot,0px)] z-10 grid content-end justify-items-center p-3 print:hidden">
        <div hidden={hasMessage} className="grid w-full justify-items-center">
          {children}
        </div>
        <div role="status" className="max-w-2xl">
          {pausedAt !== null ? (
            <div data-trouble="paused" className={`${BAR} flex flex-wrap items-center gap-x-4 gap-y-1`}>
              <p>
                {age}
                {words.old.paused(timeToTheSecond(pausedAt, zone, words.intl))}
              </p>
              <button type="button" onClick={resume} className={ACTION}>
                {words.nav.resume}
              </button>
            </div>
          ) : isOnlySlow ? (
            <SlowUpdatesNote notice={notice} asOf={state?.asOf ?? null} />
          ) : (
            notice && (
              <p data-trouble={notice} className={BAR}>
                {age}
                {troubleText(notice, words)}
              </p>
            )
          )}
        </div>
      </div>
      <div className="hidden pt-16 peer-has-[[data-trouble],details]:block print:hidden" />
    </>
  );
}

/** Of when old data are. A screen reader announces the cause alone: the time changes with every answer. */
function OldAge({ asOf }: { readonly asOf: number | null }) {
  const zone = useZone();
  const words = useWords<'trouble'>();
  return (
    asOf !== null && (
      <b aria-live="off" className="font-semibold">
        {words.old.from(timeToTheSecond(asOf, zone, words.intl))}{' '}
      </b>
    )
  );
}

export interface OldNoteProps {
  readonly state: DataAge;
}

/** Says in the card of a part of a page of when its old data are, at the lower edge of what is seen of it. */
export function OldNote({ state: { isOld, asOf, trouble } }: OldNoteProps) {
  const words = useWords<'trouble'>();
  return (
    <div role="status" className="sticky bottom-[var(--foot,0px)] z-1">
      {isOld && (
        <p className="mb-2 rounded-lg border border-line bg-surface px-3.5 py-2 text-xs">
          <OldAge asOf={asOf} />
          {troubleText(noticeOf(trouble), words)}
        </p>
      )}
    </div>
  );
}

const DISMISSED_KEY = 'allowance-dismissed';

/** Returns how old the data are: `Updated 12 min ago.` */
const updatedText = (minutes: number, { old, intl }: Words<'trouble'>) =>
  minutes < 1 ? old.justUpdated : old.updated(durationText(60 * minutes, intl));

/** The age of data that is updated less often to save requests. It may last all day, so it can be dismissed. */
function SlowUpdatesNote({
  notice,
  asOf,
}: Pick<DataAge, 'asOf'> & { readonly notice: keyof Texts<'trouble'>['trouble'] }) {
  const words = useWords<'trouble'>();
  const [isDismissed, setDismissed] = useState(() => readSession(DISMISSED_KEY) === true);
  const minutes = useClock((now) =>
    now === null || asOf === null ? null : Math.max(0, Math.floor((now - asOf) / MINUTE_MS)),
  );
  if (isDismissed) return null;
  function dismiss(): void {
    writeSession(DISMISSED_KEY, true);
    setDismissed(true);
  }
  return (
    <div
      data-trouble="allowance"
      className="floats pointer-events-auto flex items-center rounded-lg border border-line bg-surface ps-4 group-has-[details]/foot:hidden"
    >
      <p className="py-2 text-quiet">
        {minutes !== null && <b className="font-semibold text-ink">{updatedText(minutes, words)} </b>}
        {troubleText(notice, words)}
      </p>
      <button
        type="button"
        aria-label={words.dismiss}
        title={words.dismiss}
        onClick={dismiss}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-lg text-quiet hover:text-ink"
      >
        <Drawing size={12} strokeWidth="1.6" d="m1.5 1.5 9 9m0-9-9 9" />
      </button>
    </div>
  );
}

const BAR = 'pointer-events-auto rounded-lg border border-goal bg-surface px-4 py-3 floats';
const ACTION =
  'flex min-h-11 cursor-pointer items-center rounded-lg border border-edge px-4 font-medium hover:bg-raised pointer-fine:min-h-9';

/** The error state of a part of a page, with its reason. */
export function ErrorStateText({ trouble }: { readonly trouble: string }) {
  return (
    <p role="alert" className="px-4 py-16 text-center text-base text-quiet">
      {troubleText(noticeOf(trouble), useWords<'trouble'>())}
    </p>
  );
}

export interface ErrorPageProps {
  readonly trouble: string;
  /** The page's title, if known. */
  readonly title?: string | undefined;
}

/** The error state of a page. */
export function ErrorPageText({ trouble, title }: ErrorPageProps) {
  const words = useWords<'trouble'>();
  const heading = title ?? words.unavailable;
  return (
    <>
      <title>{`${heading} · ${words.name}`}</title>
      <h1 dir="auto" className="px-4 pt-16 text-center font-bold font-stretch-80% text-xl">
        {heading}
      </h1>
      <ErrorStateText trouble={trouble} />
    </>
  );
}
