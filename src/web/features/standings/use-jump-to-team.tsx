import { type ReactNode, type RefCallback, useCallback, useRef } from 'react';
import { STAR } from '#web/components/follow-button.tsx';
import { useFollowedTeams } from '#web/settings/use-followed-teams.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { DisplayTable } from './rows.ts';

/** Rows that a phone shows of a table before it is scrolled. */
const ROWS_IN_SIGHT = 8;

interface JumpToTeam {
  /** On a phone, where the first followed team is out of sight. */
  readonly button: ReactNode;
  /** For the links to followed teams. */
  readonly linkRef: RefCallback<HTMLAnchorElement>;
}

/** Brings the first followed team of the tables into sight, and the focus to its link. */
export function useJumpToTeam(tables: readonly DisplayTable[]): JumpToTeam {
  const { standings: t } = useWords<'standings'>();
  const followed = useFollowedTeams();
  const links = useRef(new Set<HTMLAnchorElement>());
  const linkRef = useCallback((link: HTMLAnchorElement | null) => {
    if (link) links.current.add(link);
    return () => void (link && links.current.delete(link));
  }, []);
  const place = tables.flatMap(({ rows }) => rows).findIndex(({ row }) => followed.has(row.team_id));
  function jump(): void {
    // The table of another tab has no place on the page.
    const link = [...links.current].find(({ offsetParent }) => offsetParent);
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  }
  const button = place >= ROWS_IN_SIGHT && (
    <button
      type="button"
      onClick={jump}
      className="-ms-1 flex min-h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-md px-1 font-medium md:hidden print:hidden"
    >
      <Drawing size={13} box={16} fill="currentColor" stroke="none" d={STAR} className="text-goal" />
      {t.jump}
    </button>
  );
  return { button, linkRef };
}
