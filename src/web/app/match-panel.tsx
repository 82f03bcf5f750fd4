import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { addressAt, SCORES } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PanelSlot } from '#web/ui/panel-slot.tsx';
import { useWords } from '#web/words/use-words.ts';
import { Logo } from './logo.tsx';

/** The panel of the split view: the open match with a close link, or a hint while there is none. */
export function MatchPanel({ id, children }: { id: string | null; children: ReactNode }) {
  const { panel } = useWords();
  const { search } = useLocation();
  return (
    <aside
      key={id}
      aria-label={panel.label}
      className="sticky top-[4.5rem] max-h-[calc(100dvh-5.5rem)] min-w-0 self-start overflow-y-auto overscroll-contain rounded-lg [scrollbar-width:thin]"
    >
      {id === null ? (
        <>
          <p className="mb-2.5 flex min-h-[5.5rem] items-center justify-center gap-3 rounded-lg border border-line border-dashed px-4 text-quiet">
            <Logo />
            {panel.hint}
          </p>
          <PanelSlot data-opens-panel />
        </>
      ) : (
        <div className="relative">
          {children}
          <Link
            to={addressAt({ pathname: SCORES, search })}
            aria-label={panel.close}
            title={panel.close}
            className="icon-button absolute end-1 top-2.5 size-10"
          >
            <Icon name="close" size={18} />
          </Link>
        </div>
      )}
    </aside>
  );
}
