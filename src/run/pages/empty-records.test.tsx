/** Whatever operation answers with nothing, `[]`, `{}` or null, each page that requests it still stands. */
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_EMBEDS, EMBED_KINDS } from '#contract/embed-address.ts';
import { findOperation, OPERATIONS } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import { parseWallAddress, WALL_VIEWS } from '#contract/wall-address.ts';
import { createPublicClient } from '#web/data/public-client.ts';
import { MatchEmbed } from '#web/embed/match/match-embed.tsx';
import { ScoresEmbed } from '#web/embed/scores/scores-embed.tsx';
import { TableEmbed } from '#web/embed/table/table-embed.tsx';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';
import { en } from '#web/testing/words.ts';
import { createWallClient } from '#web/wall/health/wall-client.ts';
import { Wall } from '#web/wall/wall.tsx';
import { WordsContext } from '#web/words/use-words.ts';
import { openApp } from './open-app.tsx';
import { type OpenTree, openTree } from './open-tree.tsx';
import { addressesOf } from './page-addresses.ts';
import type { PageServer } from './serve-pages.ts';
import type { ServiceAnswer } from './service-answers.ts';
import { findSubjects, type Subject } from './subjects.ts';

const { subjects, service } = await findSubjects();
const [LIVE] = subjects as readonly [Subject, ...Subject[]];
const pages = Object.values(await addressesOf(LIVE, service)).flatMap(([address]) => address ?? []);

setUpPages();
afterEach(() => localStorage.clear());

const operationAt = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://touchline');
  return findOperation(pathname.split('/').at(-2) ?? '', searchParams.get('t'));
};

/** Returns what the proxy answers when an operation of the data service answers with nothing. */
function emptyAnswer(url: string): ServiceAnswer {
  const operation = operationAt(url);
  if (!operation) throw new Error(url);
  return { status: 200, data: readAnswer(operation, [], { data: [] }).data };
}

/** Texts of programming errors, and of a part that could not be drawn. */
const FAULTS =
  /\b(?:undefined|NaN)\b|Invalid Date|\[object|could not be shown|Something went wrong|cannot be shown right now/;

/** Returns what is wrong with the page; '' if it stands. */
function faultOnPage(): string {
  const text = document.body.textContent ?? '';
  if ((document.querySelector('main')?.textContent ?? '').trim() === '') return 'blank';
  return FAULTS.exec(`${document.title} ${text}`)?.[0] ?? '';
}

test.each(OPERATIONS)('$route?t=$t reads each kind of nothing alike', (operation) => {
  const [list, object, nothing] = [[], {}, null].map((data) => readAnswer(operation, [], { data }));
  expect([object, nothing]).toEqual([list, list]);
  expect(list?.dropped).toBe(0);
});

/** Opens a page, then once more without the answer of each operation that it requests. */
async function expectToStand(open: (server: PageServer) => Promise<OpenTree>): Promise<void> {
  const operations = new Set<string>();
  let empty = '';
  const page = await open({
    worldTime: () => LIVE.at,
    answer: async (url) => {
      const { route, t } = operationAt(url) ?? {};
      const name = `${route}?t=${t}`;
      operations.add(name);
      return name === empty ? emptyAnswer(url) : service.answerAt(LIVE.at, url);
    },
  });
  const faults: string[] = [];
  for (const name of ['', ...operations]) {
    empty = name;
    await page.reload();
    const fault = faultOnPage();
    if (fault !== '') faults.push(`${name}: ${fault}`);
  }
  await page.close();
  expect(faults).toEqual([]);
}

test.each(pages)('%s stands without the answer of any of its operations', async (address) => {
  expectMessages(UNKNOWN_SEARCH_ELEMENT);
  setWindowWidth(1280);
  localStorage.setItem('extras', 'tv odds');
  await expectToStand((server) => openApp(address, en, server));
});

const { id, league, teams } = LIVE.match;

test.each(WALL_VIEWS)(
  'the view %s of a wall stands without the answer of any of its operations',
  async (view) => {
    const address = parseWallAddress(`?views=${view}&odds=on&follow=${teams.home.id}&zone=Europe/London`);
    const client = createWallClient();
    const wall = (
      <WordsContext value={en}>
        <QueryClientProvider client={client}>
          <Wall {...address} onCommand={() => {}} />
        </QueryClientProvider>
      </WordsContext>
    );
    await expectToStand((server) => openTree(wall, { name: view, client, server }));
  },
);

const embeds = {
  match: (
    <MatchEmbed embed={{ kind: 'match', id, ...DEFAULT_EMBEDS.match }}>
      <p />
    </MatchEmbed>
  ),
  table: (
    <TableEmbed embed={{ kind: 'table', id: league.id, ...DEFAULT_EMBEDS.table, form: true }}>
      <p />
    </TableEmbed>
  ),
  scores: (
    <ScoresEmbed embed={{ kind: 'scores', ...DEFAULT_EMBEDS.scores, leagues: [league.id] }}>
      <p />
    </ScoresEmbed>
  ),
};

test.each(EMBED_KINDS)(
  'the embed of a %s stands without the answer of any of its operations',
  async (kind) => {
    const words = en;
    const client = createPublicClient();
    const embed = (
      <WordsContext value={words}>
        <SampleProgram>
          <QueryClientProvider client={client}>{embeds[kind]}</QueryClientProvider>
        </SampleProgram>
      </WordsContext>
    );
    await expectToStand((server) => openTree(embed, { name: kind, client, server }));
  },
);
