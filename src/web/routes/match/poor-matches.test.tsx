/** A match's tabs with as little data as a service may have: each makes sense and claims nothing unknown. */
import { screen, within } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { findOperation } from '#contract/operations.ts';
import { readAnswer } from '#contract/read-answer.ts';
import { KICK_OFF } from '#contract/testing/bare-match.ts';
import { POOR_MATCHES } from '#contract/testing/poor-matches.ts';
import { answer, fakeServer, NOT_FOUND } from '#web/testing/fake-server.ts';
import { pageRoutes } from '#web/testing/page-routes.tsx';
import { renderPage, settle } from '#web/testing/render-page.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';

interface Expectation {
  /** Texts on the tabs, by the tab's label. */
  readonly says: readonly (readonly [tab: string, text: RegExp])[];
  /** Texts that the tabs must not have. */
  readonly neverSays?: readonly (readonly [tab: string, text: RegExp])[];
}

const EXPECTATIONS: Readonly<Record<keyof typeof POOR_MATCHES, Expectation>> = {
  'with nothing but its status': {
    says: [
      ['Summary', /No event coverage for this match/],
      ['Line-ups', /No line-ups available for this match/],
      ['H2H', /No previous meetings on record/],
      ['Info', /Northern Shield/],
    ],
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
    says: [
      ['Summary', /No event coverage for this match/],
      ['Line-ups', /No line-ups available for this match/],
    ],
    neverSays: [['Summary', /\d+′|\dnd half|first half/i]],
  },
  'with empty responses to everything else': {
    says: [
      ['Summary', /No event coverage for this match/],
      ['Line-ups', /No line-ups available for this match/],
      ['Table', /No table for this match/],
      ['H2H', /No previous meetings on record/],
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
      ['Summary', /No table for this match[\s\S]*No recent matches on record/],
      ['Info', /Sat 5 Sept?$/m],
      ['Line-ups', /Line-ups are usually announced about an hour before kick-off|No line-ups available/],
    ],
    neverSays: [['Summary', /\d–\d/]],
  },
  'with a status that v2.2 does not have': {
    says: [['Summary', /Under Review/]],
    neverSays: [['Summary', /\d+′/]],
  },
  'postponed without a note, a new date or a score': {
    says: [['Summary', /Match not played on this date/]],
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
  const { says, neverSays = [] } = EXPECTATIONS[name];
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
  expect(tabs.map(([tab]) => tab)).toEqual(expect.arrayContaining(says.map(([tab]) => tab)));
  for (const [tab, address] of tabs) {
    await navigate(address);
    await settle();
    expect(
      tabLinks()
        .find((link) => link.textContent === tab)
        ?.getAttribute('aria-current'),
    ).toBe('page');
    expect(document.querySelectorAll('[data-skeleton], [aria-busy="true"]').length, tab).toBe(0);
    expect(allTexts(), tab).not.toMatch(ERROR_TEXTS);
    for (const [where, text] of says) if (where === tab) expect(textLines(), tab).toMatch(text);
    for (const [where, claim] of neverSays)
      if (where === tab)
        for (const text of [textLines(), document.body.textContent]) expect(text, tab).not.toMatch(claim);
  }
});
