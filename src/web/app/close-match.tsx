import { useRef } from 'react';
import { useLocation } from 'react-router';
import { addressAt, SCORES } from '#web/navigation/addresses.ts';
import { useCommand } from '#web/navigation/commands.ts';
import { Link } from '#web/navigation/link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The link that closes the match beside the list, which keeps its day and filter; Escape follows it. */
export function CloseMatch() {
  const { panel } = useWords();
  const { search } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useCommand('close', () => link.current?.click());
  return (
    <Link
      ref={link}
      to={addressAt({ pathname: SCORES, search })}
      aria-label={panel.close}
      title={panel.close}
      className="icon-button absolute end-1 top-2.5 z-6 size-10"
    >
      <Icon name="close" size={18} />
    </Link>
  );
}
