import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Match } from '#contract/records/match.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleShootOut } from '#web/testing/sample-shoot-out.ts';
import { KickLine } from './kick-line.tsx';

afterEach(cleanup);

test('says the kicks of each side, and whose is next', () => {
  const match = sampleShootOut('HaH') as Match;
  renderPage(
    <ul>
      <li>
        <KickLine match={match} side="home" />
      </li>
      <li>
        <KickLine match={match} side="away" />
      </li>
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Penalties: scored, scored',
    'Penalties: missed. Next: Away 1',
  ]);
});
