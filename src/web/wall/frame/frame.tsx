import type { ReactNode } from 'react';
import type { WallHealth } from '#web/wall/health/health.ts';
import { SetUp } from '#web/wall/health/set-up.tsx';
import { StaleStrip } from '#web/wall/health/stale-strip.tsx';
import { StaleTitle } from '#web/wall/health/stale-title.tsx';
import type { WallPage } from '#web/wall/view.ts';
import { Clocks } from './clocks.tsx';
import { DataAge } from './data-age.tsx';
import { PageDots } from './page-dots.tsx';

interface Props {
  readonly page: WallPage | undefined;
  readonly index: number;
  readonly count: number;
  readonly every: number;
  readonly zone: string;
  readonly zones: readonly string[];
  /** As-of instant of the oldest answer on screen, epoch ms. */
  readonly asOf: number | null;
  readonly health: WallHealth;
  readonly children: ReactNode;
}

/** What surrounds every view: what it is, the time, and how old the data are. */
export function Frame({ page, index, count, every, zone, zones, asOf, health, children }: Props) {
  const isStale = health.state === 'stale';
  return (
    <div
      data-stale={isStale ? '' : undefined}
      className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] px-[5vw] py-[5vh]"
    >
      <header className="flex h-86 items-baseline gap-44">
        <h1 className="font-[700] font-stretch-78% stale:text-ink text-live text-title">
          {isStale ? <StaleTitle health={health} zone={zone} /> : page?.title}
        </h1>
        <p className="whitespace-nowrap text-body text-quiet">{page?.note}</p>
        <PageDots index={index} count={count} every={every} />
        <Clocks zone={zone} zones={zones} />
      </header>
      <main className="min-h-0 overflow-hidden">
        {health.state === 'waiting' ? <SetUp health={health} /> : children}
      </main>
      {isStale ? (
        <StaleStrip health={health} />
      ) : (
        <footer className="flex h-62 items-baseline justify-between border-line border-t-2 pt-20 text-body">
          <span />
          <DataAge asOf={asOf} />
        </footer>
      )}
    </div>
  );
}
