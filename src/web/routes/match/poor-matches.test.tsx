/** A match's tabs with as little data as a service may have: each makes sense and claims nothing unknown. */
import { screen, within } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { findOperation } from '#contract/operations.ts';
import { MATCH_TABS } from '#contract/pages.ts';
import { readAnswer } from '#contract/read-answer.ts';
import { AWAY, HOME, KICK_OFF } from '#contract/testing/bare-match.ts';
import { BARE_MATCHES, POOR_MATCHES } from '#contract/testing/poor-matches.ts';
import { answer, fakeServer, NOT_FOUND } from '#web/testing/fake-server.ts';
import { pageRoutes } from '#web/testing/page-routes.tsx';
import { renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

interface Expectation {
  /** The tabs, where all are expected. */
  readonly tabs?: readonly string[];
  /** Texts on the tabs, by the tab's label. */
  readonly says: readonly (readonly [tab: string, text: RegExp])[];
  /** Texts that the tabs must not have. */
  readonly neverSays?: readonly (readonly [tab: string, text: RegExp])[];
}

/** The tabs of a match of which nothing is known. */
const BARE_TABS = ['Summary', 'Info'];

const EXPECTATIONS: Readonly<Record<keyof typeof POOR_MATCHES, Expectation>> = {
  'in play with a score and a minute alone': {
    tabs: BARE_TABS,
    says: [
      ['Summary', /Otterford Wanderers 1, Kestrel Vale 0[\s\S]*No live events for this match/],
      ['Info', /Northern Shield/],
    ],
  },
  'with a result alone': {
    tabs: BARE_TABS,
    says: [['Summary', /Otterford Wanderers 2, Kestrel Vale 1[\s\S]*No further details of this match/]],
  },
  'with a fixture alone': {
    tabs: BARE_TABS,
    says: [['Summary', /Add to calendar[\s\S]*No further details of this match/]],
    neverSays: [['Summary', /\d–\d/]],
  },
  'with nothing but its status': {
    tabs: BARE_TABS,
    says: [['Info', /Northern Shield/]],
    neverSays: [
      ['Summary', /\d–\d/],
      ['Info', /Attendance|Weather|Referee|Venue|Round/],
    ],
  },
  'with gaps in all its data': {
    says: [
      ['Summary', /Unknown[\s\S]*1–0/],
      ['Summary', /cooling_break/],
      ['Summary', /Unknown player\s*for\s*Aspen/],
      ['Line-ups', /Player101/],
      ['Line-ups', /Quill/],
      ['Stats', /Corners/],
      ['Table', /Otterford Wanderers/],
      ['H2H', /–\s*–\s*–/],
    ],
    neverSays: [
      ['Summary', /\b0′/],
      ['Line-ups', /Player statistics|captain|Manager|Bench|back/],
      ['Stats', /Possession|Fouls|Expected goals|\b0\b/],
      ['H2H', /Goals\s*0–0|won|wins/],
      ['Info', /Attendance|Weather|Referee|Venue/],
    ],
  },
  'in play without a clock, its statistics and line-ups empty': {
    says: [['Summary', /No live events for this match/]],
    neverSays: [['Summary', /\d+′|\dnd half|first half/i]],
  },
  'with empty responses to everything else': {
    tabs: BARE_TABS,
    says: [
      ['Summary', /No further details of this match/],
      ['Info', /Northern Shield/],
    ],
    neverSays: [['Info', /Venue|Referee/]],
  },
  'in play with only one team’s score': {
    says: [['Summary', /Otterford Wanderers/]],
    neverSays: [['Summary', /Kestrel Vale 0|1–0/]],
  },
  'without a kick-off time': {
    says: [
      ['Summary', /–\s*To be confirmed[\s\S]*Sat 5 Sept?$/m],
      ['Info', /Sat 5 Sept?$/m],
    ],
    neverSays: [['Summary', /\d–\d/]],
  },
  'with a status that v2.2 does not have': {
    says: [['Summary', /Under Review/]],
    neverSays: [['Summary', /\d+′/]],
  },
  'postponed without a note, a new date or a score': {
    tabs: BARE_TABS,
    says: [['Summary', /Postponed[\s\S]*No further details of this match/]],
    neverSays: [['Summary', /\d–\d/]],
  },
  'abandoned without a minute': {
    says: [['Summary', /Abandoned/]],
    neverSays: [['Summary', /\d+′/]],
  },
  'awarded without a reason': {
    says: [['Summary', /Awarded/]],
    neverSays: [['Info', /Note/]],
  },
  'decided in a shoot-out without its kicks': {
    says: [
      ['Summary', /After penalties/],
      ['Summary', /Otterford Wanderers win on penalties/],
    ],
    neverSays: [['Summary', /0–0/]],
  },
};

/** The body of a card that says nothing but that there is nothing. */
const EMPTY_CARD = /^(?:No|Not|None|Nothing)\b[^.]*\.?$/;

/** Texts of programming errors. */
const ERROR_TEXTS = /\b(null|undefined|NaN)\b|Invalid Date|\[object|Something went wrong|could not be shown/;

setUpPages();

/** Serves answers of a data service by `route.selector`, two hours after kick-off, read as the BFF reads them. */
function serve(answers: Readonly<Record<string, unknown>>): void {
  fakeServer((url) => {
    const { pathname, searchParams } = new URL(url, 'http://touchline');
    const route = pathname.split('/').at(-2) ?? '';
    const selector = searchParams.get('t');
    const operation = findOperation(route, selector);
    const data = answers[`${route}.${selector}`];
    if (!operation || data === undefined) return NOT_FOUND;
    const include = searchParams.get('include')?.split(',') ?? [];
    const { data: records, dropped } = readAnswer(operation, include, { data });
    return answer(records, { dropped });
  }, KICK_OFF + 7200);
}

let navigate: NavigateFunction;
function Navigator() {
  navigate = useNavigate();
  return null;
}

/** Returns the page's text nodes, a line each. */
function textLines(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode()) lines.push(walker.currentNode.nodeValue ?? '');
  return lines.join('\n');
}

/** Returns all texts, names and titles. */
const allTexts = () =>
  [
    document.title,
    document.body.textContent,
    ...[...document.body.querySelectorAll('[aria-label], [title], [alt], time')].flatMap((element) =>
      ['aria-label', 'title', 'alt', 'datetime'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ].join('\n');

const tabLinks = () =>
  within(screen.getByRole('navigation', { name: 'Match sections' })).getAllByRole('link');

const NAMES = Object.keys(POOR_MATCHES) as (keyof typeof POOR_MATCHES)[];

test.each(NAMES)('a match %s', async (name) => {
  const { tabs: expectedTabs, says, neverSays = [] } = EXPECTATIONS[name];
  const id = String(7_700_000 + NAMES.indexOf(name));
  const answers = POOR_MATCHES[name];
  serve({ ...answers, 'fixtures.info': { ...answers['fixtures.info'], id } });
  renderPage(
    <>
      <Navigator />
      {pageRoutes}
    </>,
    `/match/${id}`,
  );
  await settle();
  const tabs = tabLinks().map((link) => [link.textContent, link.getAttribute('href') ?? ''] as const);
  const tabNames = tabs.map(([tab]) => tab);
  expect(tabNames).toEqual(expectedTabs ?? expect.arrayContaining(says.map(([tab]) => tab)));
  for (const [tab, address] of tabs) {
    await navigate(address);
    await settle();
    // A tab whose answer turns out to have nothing is gone, and the first one is open.
    const open = tabLinks().find((link) => link.getAttribute('aria-current') === 'page');
    expect(open?.textContent).toBe(tabLinks().some((link) => link.textContent === tab) ? tab : 'Summary');
    expect(document.querySelectorAll('[data-skeleton], [aria-busy="true"]').length, tab).toBe(0);
    expect(allTexts(), tab).not.toMatch(ERROR_TEXTS);
    for (const card of document.querySelectorAll('.card'))
      expect([...card.children].at(-1)?.textContent, tab).not.toMatch(EMPTY_CARD);
    for (const [where, text] of says) if (where === tab) expect(textLines(), tab).toMatch(text);
    for (const [where, claim] of neverSays)
      if (where === tab)
        for (const text of [textLines(), document.body.textContent]) expect(text, tab).not.toMatch(claim);
  }
});

test.each(Object.entries(BARE_MATCHES))(
  'a match %s leads on, and has no other tabs',
  async (name, answers) => {
    const id = String(7_710_000 + Object.keys(BARE_MATCHES).indexOf(name));
    serve({ ...answers, 'fixtures.info': { ...answers['fixtures.info'], id } });
    renderPage(
      <>
        <Navigator />
        {pageRoutes}
      </>,
      `/match/${id}`,
    );
    await settle();
    const links = screen.getAllByRole('link').slice(-3);
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Otterford Wanderers', `/team/${HOME}`],
      ['Kestrel Vale', `/team/${AWAY}`],
      ['Northern Shield', '/competition/9'],
    ]);
    for (const tab of MATCH_TABS.filter((one) => one !== 'info')) {
      await navigate(`/match/${id}/${tab}`);
      await settle();
      expect(tabLinks().map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
        ['Summary', 'page'],
        ['Info', null],
      ]);
      screen.getByText(
        name.startsWith('in play') ? 'No live events for this match.' : 'No further details of this match.',
      );
      expect(screen.queryByRole('button', { name: 'Rewind' })).toBeNull();
    }
  },
);
