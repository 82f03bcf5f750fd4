import { type ReactNode, useRef } from 'react';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { PanelSlot } from '#web/ui/panel-slot.tsx';
import { useWords } from '#web/words/use-words.ts';
import { Logo } from './logo.tsx';

const CloseMatch = lazyAfterFirstView(() => import('./close-match.tsx').then((module) => module.CloseMatch));

/** The panel of the split view: the open match with a close link, or a hint while there is none. */
export function MatchPanel({ id, children }: { id: string | null; children: ReactNode }) {
  const { panel } = useWords();
  const aside = useRef<HTMLElement>(null);
  return (
    <>
      <p role="status" className="sr-only">
        {id !== null && <span key={id}>{panel.opened}</span>}
      </p>
      <aside
        key={id}
        ref={aside}
        aria-label={panel.label}
        className="sticky top-[4.3125rem] max-h-[calc(100dvh-5.5rem)] min-w-0 self-start overflow-y-auto overscroll-contain rounded-lg [scrollbar-width:thin]"
      >
        {id === null ? (
          <>
            <p className="mb-2.5 flex min-h-22 items-center justify-center gap-3 rounded-lg border border-line border-dashed px-4 text-quiet">
              <Logo />
              {panel.hint}
            </p>
            <PanelSlot data-opens-panel />
          </>
        ) : (
          <div className="relative">
            {children}
            <CloseMatch panel={aside} />
          </div>
        )}
      </aside>
    </>
  );
}
