import { type ReactNode, useEffect } from 'react';
import type { WallProgram } from '#contract/wall-address.ts';
import type { WallCommand } from '#contract/wall-relay.ts';
import { oddsAbsence } from '#web/settings/has-odds.ts';
import { createStore, useStore } from '#web/state/store.ts';
import { chooseView, type WallControl } from '#web/wall/control/control.ts';
import { wallControl } from '#web/wall/control/wall-control.ts';
import { screenNow } from '#web/wall/control/wall-screen.ts';
import { useReloadHold } from '#web/wall/health/use-quiet-moments.ts';
import { wallCode } from '#web/wall/relay/wall-code.ts';
import type { Screen } from '#web/wall/rotation/screen.ts';
import { useWords } from '#web/words/use-words.ts';
import { CodePanel } from './code-panel.tsx';
import { menuItems } from './menu-items.ts';
import { MenuPanel } from './menu-panel.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { useMenu } from './use-menu.ts';

/** Whether something stands beside the picture, which has less room then. */
export const isPanelOpen = createStore(false);

interface Props {
  /** As the address says. */
  readonly program: WallProgram;
  readonly control: WallControl;
  readonly screen: Screen;
  readonly onCommand: (command: WallCommand) => void;
  readonly children: ReactNode;
}

/** The picture of a wall, and what remotes, keys and operators put beside or over it. */
export function Stage({ program, control, screen, onCommand, children }: Props) {
  const { wallMenu: t } = useWords<'wall-menu'>();
  const code = useStore(wallCode);
  const areOddsAllowed = useStore(oddsAbsence) === null;
  const { current, index: place, pages } = screen;
  const items = menuItems(
    {
      control,
      program,
      page: place + 1,
      pages: pages.length,
      match: current?.page.matchId ?? null,
      areOddsAllowed,
    },
    t,
  );
  const { index, select } = useMenu({
    items,
    views: program.views,
    isPaused: control.isPaused,
    isCodeShown: code !== null,
    onCommand,
    onView: (view) => wallControl.set(chooseView(wallControl.get(), view, screenNow())),
    onHideCode: () => wallCode.set(null),
  });
  const isOpen = index !== null || code !== null;
  useReloadHold(isOpen);
  useEffect(() => {
    isPanelOpen.set(isOpen);
  }, [isOpen]);
  return (
    <div className="flex h-dvh upright:flex-col overflow-hidden">
      <div data-panel={isOpen || undefined} className="relative min-h-0 min-w-0 flex-1">
        {children}
      </div>
      {isOpen && (
        <aside className="z-60 -ms-20 upright:ms-0 upright:h-170 upright:w-full w-122.5 flex-none bg-ground py-[5vh] ps-7.5 upright:ps-[5vw] pe-[5vw] upright:pt-0">
          {index !== null && <MenuPanel items={items} index={index} onSelect={select} />}
          {index === null && code !== null && <CodePanel code={code} />}
        </aside>
      )}
      <NoticeStrip control={control} />
    </div>
  );
}
