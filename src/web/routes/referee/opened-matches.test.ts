import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { KICK_OFF, sampleMatch } from '#contract/testing/sample.ts';
import { openedMatches } from './opened-matches.ts';

test("finds a referee's matches among the whole matches that are loaded, newest first", () => {
  const client = new QueryClient();
  const load = (t: string, id: number, referee_id: string | null) =>
    client.setQueryData(['fixtures', { t, id: `${id}` }], {
      data: { ...sampleMatch(id, { kickOff: KICK_OFF + id }), referee_id },
      meta: { dropped: 0 },
    });
  load('info', 1, '7');
  load('info', 2, '8');
  load('info', 3, '7');
  load('info', 4, null);
  load('match_lineups', 5, '7');
  client.setQueryData(['fixtures', { t: 'info', id: '6' }], { data: null, meta: { dropped: 0 } });
  expect(openedMatches(client, '7').map(({ id }) => id)).toEqual(['3', '1']);
});
