/**
 * Nothing tells a viewer with a spoiler shield what has happened in a match: every answer in each state of a match, and
 * every page, to the last attribute and in each language, is as if the match had not begun.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filtering } from '#web/data/answer-filter.ts';
import { createQueryClient } from '#web/data/client.ts';
import { operationQuery } from '#web/data/query.ts';
import { dayAt } from '#web/format/day.ts';
import type { Shield } from '#web/settings/shield-list.ts';
import { addShield, shields as viewersShields } from '#web/settings/shields.ts';
import { expectMessages, UNKNOWN_SEARCH_ELEMENT } from '#web/testing/expected-messages.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { setWindowWidth } from '#web/testing/set-window-width.ts';
import { de, en } from '#web/testing/words.ts';
import { difference } from './difference.ts';
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

const ZONE = 'Europe/London';

const viewsOf = ({ match: { teams, league, time } }: Subject): readonly View[] => [
  { kind: 'team', id: teams.away.id, name: teams.away.name },
  { kind: 'competition', id: league.id, name: league.name },
  { kind: 'all', id: '', name: '' },
  { kind: 'day', id: dayAt(time.timestamp * 1_000, ZONE), name: '' },
];

/** World time between two answers that a page must not take for the same, ms. */
const NEWER_MS = 15_000;

/** Prepares a browser of its own, and a server that answers as at the subject's instant. */
async function startView(subject: Subject, view: View) {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('zone', ZONE);
  viewersShields.set([]);
  // Without a shield the filter drops what it has learnt from earlier answers.
  await filtering.filter;
  await filtering.filter;
  if (view) addShield({ ...view, since: subject.at, until: null });
  let instant = subject.at;
  return {
    // Later answers are newer, within the same minute.
    worldTime: () => subject.at + (instant === subject.at ? 0 : NEWER_MS),
    answer: (url: string) => subjectAnswer(subject, instant, url, service),
    /** Answers from now on as at another instant. */
    setInstant: (next: number) => {
      instant = next;
    },
  };
}

/** Returns the answers of all operations as the pages have them, by request. */
async function readAnswers(subject: Subject, instant: number, view: View): Promise<Map<string, string>> {
  const server = await startView(subject, view);
  server.setInstant(instant);
  servePages(server);
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

interface PageCase {
  readonly subject: Subject;
  readonly address: string;
  readonly view: View;
  readonly width: number;
  readonly lang: keyof typeof WORDS;
}

const WORDS = { en, de };

/** Opens a page for a viewer who follows the match. */
async function openPage({ subject, address, view, width, lang }: PageCase) {
  const server = await startView(subject, view);
  const { id, teams, league } = subject.match;
  const { home, away } = teams;
  const favourites = [
    { kind: 'team', id: home.id, name: home.name, img: null },
    { kind: 'competition', id: league.id, name: league.name, img: null },
    { kind: 'match', id, name: `${home.name} – ${away.name}`, img: null },
  ];
  localStorage.setItem('favourites', JSON.stringify(favourites));
  localStorage.setItem('lang', lang);
  localStorage.setItem('country', 'en');
  localStorage.setItem('extras', 'tv odds');
  setWindowWidth(width);
  const page = await openApp(address, WORDS[lang], server);
  return { ...page, server };
}

/** Returns all that is on the page and in the storage, without the instant of the vidiprinter's last answer. */
const readAll = () => everythingOnThePage().replace(/\\"asOf\\":\d+/, '');

/**
 * Returns what a page has when it is opened, and what it has after newer answers that are as before the kick-off: the
 * same page for both halves the time.
 */
async function readPage(page: PageCase): Promise<{ readonly begun: string; readonly announced: string }> {
  const { server, refetch, close } = await openPage(page);
  const begun = readAll();
  server.setInstant(beforeKickOff(page.subject));
  await refetch();
  const announced = readAll();
  await close();
  return { begun, announced };
}

let isListLoaded = false;
// Later pages do not wait for the list's code and the German texts any more, so that they can be compared.
beforeEach(async () => {
  const [subject] = SUBJECTS;
  if (isListLoaded || !subject) return;
  isListLoaded = true;
  const page = await openPage({ subject, address: '/', width: WIDTHS[0], view: null, lang: 'en' });
  await page.chooseLocale('de');
  await page.close();
});

const WIDTHS = [1280, 390] as const;

/** Returns the language of a case: each two cases have the same one, so that every width has both. */
const langOf = (at: number): keyof typeof WORDS => (at % 4 < 2 ? 'en' : 'de');

/** Pages that are opened for a match in each state: the lists of its day, its own, and the news. */
const IN_EACH_STATE = /^\/(?:\?|match\/|vidiprinter)/;
/** States in which any other page is opened: a state reaches a page by answers alone, which are tested in each. */
const STATES_PER_PAGE = 3;

/** Every page in turn on a wide screen and on a phone, in each language, and with each kind of shield. */
const PAGES = (
  await Promise.all(
    SUBJECTS.map(async (subject, subjectAt) => {
      const addresses = Object.values(await addressesOf(subject, service)).flat();
      const views = viewsOf(subject);
      return addresses.flatMap((address, at) => {
        const turn = at + subjectAt;
        if (!IN_EACH_STATE.test(address) && turn % SUBJECTS.length >= STATES_PER_PAGE) return [];
        const view = views[turn % views.length] ?? null;
        const width = WIDTHS[turn % WIDTHS.length] ?? WIDTHS[0];
        return [{ name: subject.name, subject, address, view, width, lang: langOf(turn), kind: view?.kind }];
      });
    }),
  )
).flat();

test.each(PAGES)(
  '$address tells nothing of a match that is $name, $width px, $lang, shield on $kind',
  async (page) => {
    expectMessages(UNKNOWN_SEARCH_ELEMENT);
    const { begun, announced } = await readPage(page);
    expect(difference(begun, announced)).toBe('');
  },
);

const UNSHIELDED = SUBJECTS.map((subject, at) => ({ subject, name: subject.name, lang: langOf(2 * at) }));

test.each(UNSHIELDED)(
  'without a shield the page of a match that is $name does tell, $lang',
  async ({ subject, lang }) => {
    const address = `/match/${subject.match.id}`;
    const { begun, announced } = await readPage({ subject, address, width: WIDTHS[0], view: null, lang });
    expect(begun).not.toBe(announced);
  },
);
