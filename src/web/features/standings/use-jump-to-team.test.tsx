import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { favourites } from '#web/settings/favourites.ts';
import { leavePages, renderPage } from '#web/testing/render-page.tsx';
import type { DisplayTable } from './rows.ts';
import { useJumpToTeam } from './use-jump-to-team.tsx';

afterEach(() => {
  leavePages();
  favourites.set([]);
});

const TABLE = {
  rows: Array.from({ length: 20 }, (_, at) => ({ row: { team_id: `${at + 1}` } })),
} as unknown as DisplayTable;

function Jump() {
  const { button, linkRef } = useJumpToTeam([TABLE]);
  return (
    <>
      {button}
      <a href="/team/13" ref={linkRef}>
        Team 13
      </a>
    </>
  );
}

const follow = (id: string) => favourites.set([{ kind: 'team', id, name: `Team ${id}`, img: null }]);

test('brings a followed team that is far below into sight and focuses its link', () => {
  follow('13');
  renderPage(<Jump />);
  const link = screen.getByRole('link');
  // The test's document has no layout.
  Object.defineProperty(link, 'offsetParent', { value: document.body });
  link.scrollIntoView = vi.fn();
  fireEvent.click(screen.getByRole('button', { name: 'Jump to my team' }));
  expect(link.scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
  expect(document.activeElement).toBe(link);
});

test.each(['8', '21'])('is not there for team %s, which is in sight or in no table', (id) => {
  follow(id);
  renderPage(<Jump />);
  expect(screen.queryByRole('button')).toBeNull();
});
