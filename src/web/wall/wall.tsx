import { hashKey, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import type { WallProblem, WallProgram } from '#contract/wall-address.ts';
import { useClock } from '#web/clock/use-clock.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import type { Answer } from '#web/data/fetch.ts';
import { deviceZone } from '#web/settings/zone.ts';
import { textsIn } from '#web/words/texts-in.ts';
import { useWords } from '#web/words/use-words.ts';
import { Frame } from './frame/frame.tsx';
import { useSpace } from './frame/space.ts';
import { useTicker } from './frame/use-ticker.ts';
import { Canvas } from './health/canvas.tsx';
import { isOn } from './health/hours.ts';
import { Night } from './health/night.tsx';
import { useBrokenPages } from './health/use-broken-pages.ts';
import { useFrozenClock } from './health/use-frozen-clock.ts';
import { useQuietMoments } from './health/use-quiet-moments.ts';
import { useWallHealth } from './health/use-wall-health.ts';
import type { ViewPages } from './rotation/cycle-at.ts';
import { NO_OVERRIDE } from './rotation/screen.ts';
import { useRotation } from './rotation/use-rotation.ts';
import { TakeoverLayer } from './takeover/takeover-layer.tsx';
import { useWallDay } from './use-wall-day.ts';
import type { ViewQuery, WallContext, WallQuery, WallSubject } from './view.ts';
import { idle } from './views/idle/idle.tsx';
import { useViews } from './views/use-views.ts';

interface Props {
  readonly program: WallProgram;
  readonly problems: readonly WallProblem[];
}

/** A wall display: the views of its program in turn. */
export function Wall({ program }: Props) {
  const zone = program.zone ?? deviceZone();
  const words = useWords();
  const space = useSpace(program.density);
  const { day, rows, confirmed: newest, state, watchedMatches } = useWallDay(program, zone);
  const health = useWallHealth(watchedMatches.keys, rows !== null);
  const confirmed = useFrozenClock(newest, health.staleSince);
  const client = useQueryClient();
  const override = NO_OVERRIDE;
  const minute = (useMinute() ?? 0) * MINUTE_MS;
  const answerOf = useMemo(
    () =>
      <T,>({ queryKey }: WallQuery<T>) =>
        client.getQueryData<Answer<T>>(queryKey),
    [client],
  );
  const { pinned } = override;
  const subject: WallSubject = { program, zone, day, rows: rows ?? [], pinned, minute, answerOf };
  const views = useViews(program);
  const hasLive = subject.rows.some(({ record }) => record.phase === 'live');
  const asking = hasLive ? views : [...views, { name: null, view: idle }];
  useQueries({ queries: distinct(asking.flatMap(({ view }) => view.queries?.(subject) ?? [])) });
  const texts = useMemo(() => textsIn(words), [words]);
  const ticker = useTicker(program);
  const context: WallContext = { ...subject, confirmed, space, texts, printed: ticker };
  const broken = useBrokenPages();
  const programPages = views.map(
    ({ name, view }): ViewPages => ({ view: name, pages: broken.pagesOf(view, context) }),
  );
  const hasPages = programPages.some(({ pages }) => pages.length > 0);
  const viewPages =
    hasPages || rows === null ? programPages : [{ view: null, pages: broken.pagesOf(idle, context) }];
  const screen = useRotation(viewPages, program.every, override, health.state === 'stale');
  useQuietMoments(subject.rows, screen.current?.page.key);
  const isDark = useClock((now) => now !== null && !isOn(now, zone, program.from, program.until));
  const asOf = state.asOf ?? newest();
  if (isDark) return <Night zone={zone} />;
  return (
    <>
      <Canvas>
        <Frame
          screen={screen}
          ticker={ticker}
          shape={space.shape}
          every={program.every}
          zone={zone}
          zones={program.zones}
          asOf={asOf}
          health={health}
          broken={broken}
        />
      </Canvas>
      <TakeoverLayer
        follow={program.follow}
        moment={{
          rows: subject.rows,
          asOf: watchedMatches.store.asOf,
          isComplete: watchedMatches.isComplete,
        }}
        largeMatch={screen.current?.page.matchId ?? null}
        volume={program.sound}
        zone={zone}
        asOf={asOf}
        confirmed={confirmed}
      />
    </>
  );
}

type Queries = Parameters<typeof useQueries>[0]['queries'];

/** Returns queries without repetitions: several views may need the same. */
function distinct(queries: readonly ViewQuery[]): Queries {
  const byKey = new Map(queries.map((query) => [hashKey(query.queryKey), query]));
  return [...byKey.values()] as unknown as Queries;
}
