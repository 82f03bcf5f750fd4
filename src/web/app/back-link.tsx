import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { SCORES } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';
import { useEntries } from './navigation.tsx';

/** The router counts its history entries: the first one has no page of ours before it. */
function goBack(event: MouseEvent): void {
  if (!history.state?.idx) return;
  event.preventDefault();
  history.back();
}

/**
 * The way back in an installed app, which lacks the browser's button: to the previous page, or to the one above if there is
 * none. The pages of the navigation have none above.
 */
export function BackLink() {
  const { nav } = useWords();
  const { pathname } = useLocation();
  const entries = useEntries();
  if (entries.some(({ to }) => to === pathname)) return null;
  return (
    <Link
      to={entries.find(({ isHere }) => isHere)?.to ?? SCORES}
      aria-label={nav.back}
      className="icon-button -mx-3 size-11"
      onClick={goBack}
    >
      <Drawing size={18} strokeWidth="1.8" className="rtl:rotate-180" d="M11.5 3.5 6 9l5.5 5.5" />
    </Link>
  );
}
