import { expect, test } from 'vitest';
import { parseEmbedAddress } from '#contract/embed-address.ts';
import { de, en } from '#web/testing/words.ts';
import { embedProblemText } from './embed-problem-text.ts';

const sentencesOf = (address: string, words = en) => {
  const { pathname, search } = new URL(address, 'http://x');
  const problems = parseEmbedAddress(pathname, search)?.problems ?? [];
  return problems.map((problem) => embedProblemText(problem, words));
};

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join();

test.each([
  ['/embed/match/1?zones=UTC', 'unknown parameter “zones”: write “zone”'],
  ['/embed/match/1?colour=red', 'unknown parameter “colour”: remove it'],
  ['/embed/match/1?theme=dark&theme=light', '“theme” is in the embed’s address more than once'],
  ['/embed/match/1?theme=', '“theme” has no value'],
  ['/embed/match/x', '“x” isn’t an id'],
  ['/embed/match/1?zone=Bonn', 'time zone can’t be “Bonn”'],
  ['/embed/match/1?lang=tlh', 'no language “tlh”: use en, de, es'],
  ['/embed/match/1?theme=blue', 'no theme “blue”: use auto, light or dark'],
  ['/embed/table/1?rows=1', 'can’t have “1” rows: use a number from 3 to 40'],
  ['/embed/table/1?teams=Leeds', '“Leeds” isn’t the id of a team'],
  [`/embed/table/1?teams=${ids(21)}`, '“teams” has 21 ids: the embed takes 20 or fewer'],
  ['/embed/table/1?form=yes', '“form” of an embed can’t be “yes”'],
  ['/embed/scores', 'needs competitions: add “leagues=”'],
  ['/embed/scores?leagues=premier', '“premier” isn’t the id of a competition'],
  [`/embed/scores?leagues=${ids(11)}`, '“leagues” has 11 ids: the embed takes 10 or fewer'],
])('%s: %s', (address, part) => {
  const [sentence = '', ...others] = sentencesOf(address);
  expect(sentence).toContain(part);
  expect(others).toEqual([]);
  const [german = ''] = sentencesOf(address, de);
  expect(german).toMatch(/Einbettung|einbetten|Id eines/);
});
