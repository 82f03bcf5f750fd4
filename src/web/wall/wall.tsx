import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';
import type { WallProblem, WallProgram } from '#contract/wall-address.ts';
import { useMinute } from '#web/clock/use-minute.ts';
import type { Answer } from '#web/data/fetch.ts';
import { deviceZone } from '#web/settings/zone.ts';
import { textsIn } from '#web/words/texts-in.ts';
import { useWords } from '#web/words/use-words.ts';
import { Frame } from './frame/frame.tsx';
import { useSpace } from './frame/space.ts';
import { useTicker } from './frame/use-ticker.ts';
import { NO_OVERRIDE } from './rotation/screen.ts';
import { useRotation } from './rotation/use-rotation.ts';
import { useWallDay } from './use-wall-day.ts';
import type { WallContext, WallQuery, WallSubject } from './view.ts';
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
  const { day, rows, confirmed, state } = useWallDay(program, zone);
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
  const views = program.views.flatMap((name) => {
    const view = VIEWS[name];
    return view ? [{ name, view }] : [];
  });
  const queries = views.flatMap(({ view }) => view.queries?.(subject) ?? []);
  useQueries({ queries: queries as Parameters<typeof useQueries>[0]['queries'] });
  const texts = useMemo(() => textsIn(words), [words]);
  const context: WallContext = { ...subject, confirmed, space, texts };
  const viewPages = views.map(({ name, view }) => ({ view: name, pages: view.pages(context) }));
  const screen = useRotation(viewPages, program.every, override);
  const ticker = useTicker(program);
  return (
    <Frame
      screen={screen}
      ticker={ticker}
      shape={space.shape}
      every={program.every}
      zone={zone}
      zones={program.zones}
      asOf={state.asOf ?? confirmed()}
    />
  );
}
