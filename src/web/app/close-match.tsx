import { type RefObject, useRef } from 'react';
import { useLocation } from 'react-router';
import { addressAt, matchAt, SCORES } from '#web/navigation/addresses.ts';
import { useCommand } from '#web/navigation/commands.ts';
import { Link } from '#web/navigation/link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';
import { focusPanel, focusRow } from './list-focus.ts';

/**
 * The link that closes the match beside the list, which keeps its day and filter. Escape follows it, unless the focus is
 * in the match: then it goes back to the list.
 */
export function CloseMatch({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const { panel: words } = useWords();
  const { pathname, search } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const id = matchAt(pathname)?.id;
  const enter = () => focusPanel(panel.current, id);
  useCommand('open', enter);
  useCommand('enter', enter);
  useCommand('close', () => focusRow(panel.current, id) || link.current?.click());
  return (
    <Link
      ref={link}
      to={addressAt({ pathname: SCORES, search })}
      aria-label={words.close}
      title={words.close}
      className="icon-button absolute end-1 top-2.5 z-6 size-10"
    >
      <Icon name="close" size={18} />
    </Link>
  );
}
