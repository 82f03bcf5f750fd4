import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KICK_OFF } from '#contract/testing/sample.ts';
import type { CompetitionGroup } from '#web/matches/order.ts';
import { zoneSetting } from '#web/settings/zone.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import { MatchGroupSection } from './match-group-section.tsx';

setUpPages();

test('another time zone shows at once in rows that did not change', () => {
  const row = sampleRow(1, { status: 0, phase: 'scheduled', score: null, minute: null, kickOff: KICK_OFF });
  const { league } = row.record;
  const group = { kind: 'competition', key: 'c', league, round: null, rows: [row] } as unknown;
  renderPage(<MatchGroupSection group={group as CompetitionGroup} isFolded={false} />);
  expect(screen.getByRole('listitem').textContent).toContain('15:00');
  act(() => zoneSetting.choose('Asia/Tokyo'));
  expect(screen.getByRole('listitem').textContent).toContain('00:00');
});
