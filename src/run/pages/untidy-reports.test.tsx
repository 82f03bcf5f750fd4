/** Public reports of feeds that contradict themselves: what each says on a row, the head, the timeline, a wall and an embed. */
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_EMBEDS } from '#contract/embed-address.ts';
import { findOperation } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import type { Match, MatchRow as Row } from '#contract/records/match.ts';
import { settle as settleRecord } from '#contract/settle.ts';
import { KICK_OFF } from '#contract/testing/bare-match.ts';
import { matchQuery } from '#web/data/match.ts';
import { MatchEmbed } from '#web/embed/match/match-embed.tsx';
import { MatchHeader } from '#web/features/match-header/match-header.tsx';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { Timeline } from '#web/features/timeline/timeline.tsx';
import { answer, fakeServer } from '#web/testing/fake-server.ts';
import { atWorldTime, leaveEmbeds, renderEmbed } from '#web/testing/render-embed.tsx';
import { renderPage, settle } from '#web/testing/render-page.tsx';
import { sampleWall } from '#web/testing/sample-wall.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { WallPages } from '#web/testing/wall-pages.tsx';
import { sampleRow } from '#web/testing/wall-row.ts';
import { en } from '#web/testing/words.ts';
import { match as matchView } from '#web/wall/views/match/match.tsx';
import { UNTIDY_REPORTS } from './untidy-reports.ts';

setUpPages();
afterEach(leaveEmbeds);

const EMBED = { kind: 'match', id: '7', ...DEFAULT_EMBEDS.match, zone: 'Europe/London' } as const;
const words = en;

/** Reads a match on the wire as the proxy does. */
function read(kind: 'match' | 'match_row', wire: object): unknown {
  const operation =
    kind === 'match' ? findOperation('fixtures', 'info') : findOperation('livescores', 'live');
  if (!operation) throw new Error(kind);
  const data = kind === 'match' ? wire : [wire];
  const answer = readAnswer(operation, ['events'], { data }, 0, 'decimal', (record) =>
    settleRecord(kind, record as Match),
  );
  return Array.isArray(answer.data) ? answer.data[0] : answer.data;
}

/** Returns the texts on the page, which is removed; the line that repeats the score while the page scrolls is left out. */
async function textOf(page: ReactNode): Promise<string> {
  renderPage(page);
  await settle();
  document.querySelector('[data-line]')?.replaceChildren();
  return takeText();
}

function takeText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push((walker.currentNode.nodeValue ?? '').trim());
  cleanup();
  return texts
    .map((text) => text.replaceAll(/[\u200b\u2060]/g, ''))
    .filter((text) => text !== '')
    .join(' ');
}

test.each(Object.entries(UNTIDY_REPORTS))('%s', async (_, { wire, says }) => {
  const match = read('match', wire) as Match;
  const row = read('match_row', wire) as Row;
  const head = { fresh: null, venueAndReferee: { venue: null, referee: null }, channel: null, related: [] };
  const looks = { inPanel: false, titled: true, slim: false, tabs: null, age: null };
  const texts = {
    row: await textOf(<MatchRow {...sampleRow(row)} />),
    head: await textOf(<MatchHeader match={match} anchor={null} {...head} {...looks} />),
    timeline: await textOf(<Timeline match={match} anchor={null} fresh={null} />),
    wall: await textOf(
      <WallPages
        view={matchView}
        context={sampleWall({ pinned: '7', answers: [[matchQuery('7'), match]] })}
      />,
    ),
    embed: '',
  };
  fakeServer(() => atWorldTime(answer(match), KICK_OFF + 7_200));
  renderEmbed(<MatchEmbed embed={EMBED}>{null}</MatchEmbed>, words);
  await settle();
  texts.embed = takeText();
  expect(texts).toMatchObject(says);
});
