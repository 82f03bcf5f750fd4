import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WallProblem, WallProgram } from '#contract/wall-address.ts';
import type { WallCommand } from '#contract/wall-relay.ts';
import { deviceZone } from '#web/settings/zone.ts';
import { useStore } from '#web/state/store.ts';
import { textsIn } from '#web/words/texts-in.ts';
import { useWords } from '#web/words/use-words.ts';
import { useCurrentScreen } from './control/use-current-screen.ts';
import { useFrozenAnswers } from './control/use-frozen-answers.ts';
import { useFrozenDay } from './control/use-frozen-day.ts';
import { useFrozenTicker } from './control/use-frozen-ticker.ts';
import { useWallControl } from './control/use-wall-control.ts';
import { Frame } from './frame/frame.tsx';
import { useSpace } from './frame/space.ts';
import { useTicker } from './frame/use-ticker.ts';
import { besidePanel } from './menu/beside-panel.ts';
import { isPanelOpen, Stage } from './menu/stage.tsx';
import { useRotation } from './rotation/use-rotation.ts';
import { useWallDay } from './use-wall-day.ts';
import type { WallContext, WallSubject } from './view.ts';
import { VIEWS } from './views/views.ts';

interface Props {
  readonly program: WallProgram;
  readonly problems: readonly WallProblem[];
  readonly onCommand: (command: WallCommand) => void;
}

/** A wall display: the views of its program in turn. */
export function Wall({ program: address, onCommand }: Props) {
  const { control, program, override } = useWallControl(address);
  const zone = program.zone ?? deviceZone();
  const words = useWords();
  const space = besidePanel(useSpace(program.density), useStore(isPanelOpen));
  const wallDay = useWallDay(program, zone);
  const { day, state } = wallDay;
  const { rows, confirmed } = useFrozenDay(wallDay, control);
  const client = useQueryClient();
  const subject: WallSubject = { program, zone, day, rows: rows ?? [], pinned: override.pinned };
  const views = program.views.flatMap((name) => {
    const view = VIEWS[name];
    return view ? [{ name, view }] : [];
  });
  const queries = views.flatMap(({ view }) => view.queries?.(subject) ?? []);
  useQueries({ queries: queries as Parameters<typeof useQueries>[0]['queries'] });
  const answerOf = useFrozenAnswers(client, control);
  const texts = useMemo(() => textsIn(words), [words]);
  const context: WallContext = { ...subject, answerOf, confirmed, space, texts };
  const viewPages = views.map(({ name, view }) => ({ view: name, pages: view.pages(context) }));
  const screen = useCurrentScreen(
    useRotation(viewPages, program.every, override),
    viewPages,
    control,
    wallDay.confirmed,
  );
  const ticker = useFrozenTicker(useTicker(program), control);
  return (
    <Stage program={address} control={control} zone={zone} screen={screen} onCommand={onCommand}>
      <Frame
        screen={screen}
        ticker={ticker}
        shape={space.shape}
        every={program.every}
        zone={zone}
        zones={program.zones}
        asOf={state.asOf ?? confirmed()}
      />
    </Stage>
  );
}
