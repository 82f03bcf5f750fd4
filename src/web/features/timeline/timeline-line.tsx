import type { ReactNode } from 'react';
import type { Side } from '#contract/side-of.ts';

export const TIMELINE = 'card @container px-3 pt-1 pb-2';

interface Props {
  readonly as: 'li' | 'div';
  /** Without a side the content is on the home side. */
  readonly side: Side | null;
  readonly moment: ReactNode;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** The type of the event. */
  readonly event?: string;
  readonly isGoal?: boolean;
  readonly isFresh?: boolean;
}

/**
 * A line of the timeline: details, icon | minute, time | icon, details. On narrow pages the time is under the minute and
 * the details are under the name. The minute has a marker in the side's colour.
 */
export function TimelineLine({ as: Tag, side, moment, icon, children, event, isGoal, isFresh }: Props) {
  const isAway = side === 'away';
  return (
    <Tag
      data-event={event}
      data-side={side ?? undefined}
      data-goal={isGoal || undefined}
      data-fresh={isFresh || undefined}
      className={`group/event grid @min-[40rem]:not-pointer-coarse:min-h-7 min-h-11 break-inside-avoid @min-[40rem]:grid-cols-[minmax(0,1fr)_1.75rem_10rem_1.75rem_minmax(0,1fr)] grid-cols-[minmax(0,1fr)_1.5rem_min(5rem,30%)_1.5rem_minmax(0,1fr)] items-start @min-[40rem]:items-center @min-[40rem]:py-0.5 pt-1.5 pb-1 @min-[40rem]:leading-5 leading-4.5 *:row-1 [&>svg]:mt-px [&>svg]:justify-self-center ${isAway ? '[&>svg]:col-4' : '[&>svg]:col-2'}`}
    >
      <span
        className={`relative col-3 grid @min-[40rem]:grid-cols-2 @min-[40rem]:items-baseline @min-[40rem]:gap-2 text-center before:absolute before:inset-y-0.5 before:w-[0.1875rem] before:rounded-xs before:bg-(--kit) before:[box-shadow:var(--kit-ring)] ${isAway ? 'before:end-0' : side ? 'before:start-0' : 'before:hidden'}`}
      >
        {moment}
      </span>
      {icon}
      <span
        className={`flex min-w-0 flex-wrap items-baseline @min-[40rem]:gap-x-2 gap-x-1.5 [&_a]:hover:underline ${isAway ? 'col-5' : 'col-1 justify-end text-end'}`}
      >
        {children}
      </span>
    </Tag>
  );
}
