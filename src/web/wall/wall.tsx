import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WallProblem, WallProgram } from '#contract/wall-address.ts';
import { useClock } from '#web/clock/use-clock.ts';
import type { Answer } from '#web/data/fetch.ts';
import { deviceZone } from '#web/settings/zone.ts';
import { textsIn } from '#web/words/texts-in.ts';
import { useWords } from '#web/words/use-words.ts';
import { Frame } from './frame/frame.tsx';
import { useSpace } from './frame/space.ts';
import { Canvas } from './health/canvas.tsx';
import { isOn } from './health/hours.ts';
import { Night } from './health/night.tsx';
import { useBrokenPages } from './health/use-broken-pages.ts';
import { useFrozenClock } from './health/use-frozen-clock.ts';
import { useQuietMoments } from './health/use-quiet-moments.ts';
import { useSteady } from './health/use-steady.ts';
import { useWallHealth } from './health/use-wall-health.ts';
import { BrokenPage, ViewBoundary } from './health/view-boundary.tsx';
import { useRotation } from './rotation/use-rotation.ts';
import { useWallDay } from './use-wall-day.ts';
import type { View, WallContext, WallQuery } from './view.ts';
import { VIEWS } from './views/views.ts';

interface Props {
  readonly program: WallProgram;
  readonly problems: readonly WallProblem[];
}

/** A wall display: the views of its program in turn. */
export function Wall({ program }: Props) {
  const zone = program.zone ?? deviceZone();
  const words = useWords();
  const space = useSpace(program.density);
  const { rows, confirmed: newest, state, watchedMatches } = useWallDay(program, zone);
  const health = useWallHealth(watchedMatches.keys, rows !== null);
  const confirmed = useFrozenClock(newest, health.staleSince);
  const client = useQueryClient();
  const subject = { program, zone, rows: rows ?? [] };
  const views = program.views.map((name) => VIEWS[name]).filter((view): view is View => view !== undefined);
  const queries = views.flatMap((view) => view.queries?.(subject) ?? []);
  useQueries({ queries: queries as Parameters<typeof useQueries>[0]['queries'] });
  const answerOf = useMemo(
    () =>
      <T,>({ queryKey }: WallQuery<T>) =>
        client.getQueryData<Answer<T>>(queryKey),
    [client],
  );
  const texts = useMemo(() => textsIn(words), [words]);
  const context: WallContext = { ...subject, answerOf, confirmed, space, texts };
  const broken = useBrokenPages();
  const pages = views.flatMap((view) => broken.pagesOf(view, context));
  const turn = useRotation(pages.length, program.every);
  const index = Math.min(useSteady(turn, health.state === 'stale'), Math.max(0, pages.length - 1));
  const page = pages[index];
  useQuietMoments(subject.rows, page?.key);
  const isDark = useClock((now) => now !== null && !isOn(now, zone, program.from, program.until));
  if (isDark) return <Night zone={zone} />;
  return (
    <Canvas>
      <Frame
        page={page}
        index={index}
        count={pages.length}
        every={program.every}
        zone={zone}
        zones={program.zones}
        asOf={state.asOf ?? newest()}
        health={health}
      >
        {page ? (
          <ViewBoundary key={page.key} onError={() => broken.add(page.key)}>
            {page.element}
          </ViewBoundary>
        ) : (
          broken.hasAny && <BrokenPage />
        )}
      </Frame>
    </Canvas>
  );
}
