/**
 * Nothing tells a viewer with a spoiler shield what has happened in a match: every answer and every page, to the last
 * attribute, is as if the match had not begun.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/data/client.ts';
import { operationQuery } from '#web/data/query.ts';
import type { Shield } from '#web/settings/shield-list.ts';
import { addShield, shields as viewersShields } from '#web/settings/shields.ts';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';
import { de } from '#web/words/de.ts';
import { en } from '#web/words/en.ts';
import { everythingOnThePage, openApp } from './open-app.tsx';
import { operationAddressesOf } from './operation-addresses.ts';
import { addressesOf } from './page-addresses.ts';
import { servePages } from './serve-pages.ts';
import { beforeKickOff, subjectAnswer } from './subject-answers.ts';
import { findSubjects, type Subject } from './subjects.ts';

const { subjects: SUBJECTS, service } = await findSubjects();

setUpPages();
afterEach(() => viewersShields.set([]));

type View = Pick<Shield, 'kind' | 'id' | 'name'> | null;

const viewsOf = ({ match: { teams, league } }: Subject): readonly View[] => [
  { kind: 'team', id: teams.away.id, name: teams.away.name },
  { kind: 'competition', id: league.id, name: league.name },
  { kind: 'all', id: '', name: '' },
];

/** Prepares a browser of its own, and a server that answers as at an instant; its clock is at the subject's. */
function startView(subject: Subject, instant: number, view: View) {
  localStorage.clear();
  sessionStorage.clear();
  viewersShields.set([]);
  if (view) addShield({ ...view, since: subject.at, until: null });
  return {
    worldTime: () => subject.at,
    answer: (url: string) => subjectAnswer(subject, instant, url, service),
  };
}

/** Characters around a difference that say where it is. */
const CONTEXT = 160;

/** Returns where two texts differ; null if they are equal. */
function difference(one: string, other: string): string | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const excerpt = (text: string) => text.slice(Math.max(0, at - CONTEXT), at + CONTEXT);
  return `${excerpt(one)}\n--- instead of ---\n${excerpt(other)}`;
}

/** Returns the answers of all operations as the pages have them, by request. */
async function readAnswers(subject: Subject, instant: number, view: View): Promise<Map<string, string>> {
  servePages(startView(subject, instant, view));
  const client = createQueryClient();
  const addresses = await operationAddressesOf(subject, service);
  const answers = new Map<string, string>();
  // Twice, because what one answer tells may hide a part of another.
  for (const address of [...addresses, ...addresses]) {
    const query = operationQuery(...address);
    const answer = await client.fetchQuery(query).catch(() => null);
    answers.set(JSON.stringify(address), JSON.stringify(answer));
    client.removeQueries(query);
  }
  return answers;
}

const ANSWERS = SUBJECTS.flatMap((subject) =>
  viewsOf(subject).map((view) => ({ name: subject.name, kind: view?.kind, subject, view })),
);

test.each(ANSWERS)('no answer tells of a match that is $name, shield on $kind', async ({ subject, view }) => {
  vi.useRealTimers();
  const announced = await readAnswers(subject, beforeKickOff(subject), view);
  const begun = await readAnswers(subject, subject.at, view);
  const leaks = [...begun].flatMap(([request, answer]) => {
    const leak = difference(answer, announced.get(request) ?? '');
    return leak ? [`${request}\n${leak}`] : [];
  });
  expect(leaks.join('\n\n')).toBe('');
});

/** Opens a page for a viewer who follows the match, and returns all that is on it. */
async function readPage(
  subject: Subject,
  instant: number,
  address: string,
  { words, view }: { readonly words: typeof en; readonly view: View },
): Promise<string> {
  const server = startView(subject, instant, view);
  const { id, teams, league } = subject.match;
  const { home, away } = teams;
  const favourites = [
    { kind: 'team', id: home.id, name: home.name, img: null },
    { kind: 'competition', id: league.id, name: league.name, img: null },
    { kind: 'match', id, name: `${home.name} – ${away.name}`, img: null },
  ];
  localStorage.setItem('favourites', JSON.stringify(favourites));
  localStorage.setItem('zone', 'Europe/London');
  localStorage.setItem('lang', words === de ? 'de' : 'en');
  localStorage.setItem('country', 'en');
  localStorage.setItem('extras', 'tv odds');
  setWindowWidth(words === de ? 390 : 1280);
  const page = await openApp(address, words, server);
  const everything = everythingOnThePage();
  await page.close();
  return everything;
}

let isListLoaded = false;
// Later pages do not wait for the list's code any more, so that they can be compared.
beforeEach(async () => {
  const [subject] = SUBJECTS;
  if (isListLoaded || !subject) return;
  isListLoaded = true;
  await readPage(subject, subject.at, '/', { words: en, view: null });
});

const OWN_PAGES = ['/', '/match/:id'];

/** Every page for one of the matches, and what is closest to a match for all of them; in turn in each language. */
const PAGES = (
  await Promise.all(
    SUBJECTS.map(async (subject, subjectAt) => {
      const pages = Object.entries(await addressesOf(subject, service));
      const views = viewsOf(subject);
      return pages.flatMap(([pattern, addresses], patternAt) =>
        addresses.flatMap((address, at) => {
          const turn = subjectAt + patternAt + at;
          const isOwn = at === 0 && OWN_PAGES.includes(pattern);
          if (!isOwn && turn % SUBJECTS.length !== 0) return [];
          const view = views[(2 * patternAt + subjectAt) % views.length] ?? null;
          const words = (Math.floor(patternAt / views.length) + subjectAt) % 2 ? de : en;
          return [{ name: subject.name, subject, address, view, words, kind: view?.kind, lang: words.intl }];
        }),
      );
    }),
  )
).flat();

test.each(PAGES)(
  '$address tells nothing of a match that is $name, in $lang, shield on $kind',
  async (page) => {
    expectMessages(UNKNOWN_SEARCH_ELEMENT);
    const { subject, address } = page;
    const announced = await readPage(subject, beforeKickOff(subject), address, page);
    const begun = await readPage(subject, subject.at, address, page);
    expect(difference(begun, announced)).toBeNull();
  },
);

test.each(SUBJECTS.slice(0, 1))(
  'without a shield the page of a match that is $name does tell',
  async (subject) => {
    const address = `/match/${subject.match.id}`;
    const page = { words: en, view: null };
    const announced = await readPage(subject, beforeKickOff(subject), address, page);
    expect(await readPage(subject, subject.at, address, page)).not.toBe(announced);
  },
);
