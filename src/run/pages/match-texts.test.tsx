/** A row, the head, a wall's board, an embed, a link preview and a calendar say the same of a match: score, minute or state, and who lost. */
import { afterEach, expect, test } from 'vitest';
import { describeMatch } from '#bff/preview/describe-match.ts';
import { previewWords } from '#bff/preview/preview-words.ts';
import { matchEntry } from '#contract/calendar/calendar-entry.ts';
import { momentOf } from '#contract/minute.ts';
import type { Match, MatchRow as Row } from '#contract/records/match.ts';
import { settle as settleRecord } from '#contract/settle.ts';
import { SIDES } from '#contract/side-of.ts';
import { STATUSES } from '#contract/status.ts';
import { AWAY, bareMatch, KICK_OFF, score } from '#contract/testing/bare-match.ts';
import { readAs } from '#contract/testing/examples.ts';
import { LIKELY_MATCHES } from '#contract/testing/likely-matches.ts';
import { SETTLED_CASES } from '#contract/testing/settled-cases.ts';
import { ScoreRow } from '#web/embed/scores/score-row.tsx';
import { MatchHeader } from '#web/features/match-header/match-header.tsx';
import { MatchRow } from '#web/features/match-row/match-row.tsx';
import { leaveEmbeds, renderEmbed } from '#web/testing/render-embed.tsx';
import { leavePages, renderPage } from '#web/testing/render-page.tsx';
import { SampleProgram } from '#web/testing/sample-program.tsx';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { sampleRow } from '#web/testing/wall-row.ts';
import { en } from '#web/testing/words.ts';
import { BoardRow } from '#web/wall/views/board/board-row.tsx';
import { momentText } from '#web/words/moment-text.ts';

setUpPages();
afterEach(leaveEmbeds);

const ZONE = 'Europe/London';
/** When the answers were made: the first matches are over, and none waits for its kick-off. */
const AS_OF = (KICK_OFF + 7_200) * 1_000;
const confirmed = () => AS_OF;
const HEAD = {
  fresh: null,
  venueAndReferee: { venue: null, referee: null },
  channel: null,
  related: [],
  inPanel: false,
  titled: true,
  slim: false,
  tabs: null,
  age: null,
};
const WORDS = previewWords('en', null);
const STATES = { ...WORDS.changes.states, ...WORDS.preview.states } as Readonly<Record<string, string>>;

const CALLED_OFF_TEXTS = [en.moment.postponed.short, en.moment.cancelled.short];

interface Statement {
  readonly score: string | null;
  /** Minute or state as a row has it; null before kick-off. */
  readonly state: string | null;
  readonly loser: string | null;
}

/** Returns the texts of elements, without characters that only guide the layout. */
const textsIn = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replaceAll(/[\u200b\u2060\u2066-\u2069]/g, '').trim(),
  );

const scoreIn = (goals: readonly string[]) => (goals.length === 2 ? goals.join('–') : null);

/** Returns the side whose place among two is that of the quiet one. */
const quietSide = (elements: readonly Element[]) => {
  const quiet = elements.map((element) => element.classList.contains('text-quiet'));
  return quiet[0] === quiet[1] ? null : (SIDES[quiet.indexOf(true)] ?? null);
};

/** Returns what a spoken line says: `Home 1, Away 0, half-time`. */
function spokenScore(text: string, { teams }: Row): string | null {
  const [, home, away] = new RegExp(`^${teams.home.name} (\\d+), ${teams.away.name} (\\d+)`).exec(text) ?? [];
  return home === undefined ? null : `${home}–${away}`;
}

function statements(match: Match): Readonly<Record<string, Partial<Statement>>> {
  const record = match as Row;
  const { container } = renderPage(
    <SampleProgram confirmed={confirmed}>
      <MatchRow {...sampleRow(record)} />
      <MatchHeader match={match} anchor={null} {...HEAD} />
      <BoardRow row={sampleRow(record)} />
    </SampleProgram>,
  );
  const [row, head, board] = ['li', '[data-head] h1', 'article'].map(
    (selector) => container.querySelector(selector) as Element,
  ) as [Element, Element, Element];
  const { container: embed } = renderEmbed(
    <SampleProgram confirmed={confirmed}>
      <ScoreRow entry={{ record, anchor: null, asOf: AS_OF, leftLiveAt: null }} />
    </SampleProgram>,
    en,
  );
  const moment = momentOf(match, null, null, AS_OF);
  const { short, spoken } = momentText(moment, match.time.timestamp, ZONE, en);
  const preview = describeMatch(match, AS_OF, { tab: null, isSpoilerFree: false }, WORDS);
  const isTimed = match.scores.ps_score === null;
  const boardScores = [...board.querySelectorAll('b[class*="text-score"], b[class*="text-title"]')];
  return {
    row: {
      score: scoreIn(textsIn(row, '.match-row-score')),
      state: textsIn(row, '.match-row-minute')[0] ?? '',
      loser: quietSide([...row.querySelectorAll('.match-row-score')]),
    },
    'row, spoken': { score: spokenScore(textsIn(row, '.sr-only')[0] ?? '', record) },
    head: {
      score: spokenScore(head.textContent, record),
      state: head.textContent.includes(spoken) ? short : head.textContent,
    },
    board: {
      score: scoreIn(boardScores.map(({ textContent }) => textContent).filter(Boolean)),
      // After a shoot-out a board has its score there.
      ...(isTimed && { state: textsIn(board, 'div')[0] ?? '' }),
      loser: boardScores.every(({ textContent }) => textContent !== '') ? quietSide(boardScores) : null,
    },
    embed: {
      score: textsIn(embed, 'b').find((text) => /^\d+–\d+$/.test(text)) ?? null,
      state: textsIn(embed, 'b [aria-hidden]')[0] ?? '',
      loser: quietSide([...embed.querySelectorAll('a > span[aria-hidden]')]),
    },
    preview: {
      score: /\d+–\d+/.exec(preview.title)?.[0] ?? null,
      state: previewState(preview.description, moment.kind, short),
    },
  };
}

/** Returns a row's state if a preview says the same in its own words. */
function previewState(description: string, kind: string, short: string): string {
  const text = kind === 'kick-off' ? 'Kick-off' : (STATES[kind] ?? short.replace(/^ET /, 'Extra time '));
  return description.startsWith(text) || description.includes(` · ${text} `) ? short : description;
}

const read = (wire: object) => readAs('fixtures', 'info', { id: 7, ...wire }, ['events']).data as Match;

const minute = (text: string, status_period: string) => ({
  ...score('0', '0'),
  status_period,
  time: { datetime: '', minute: text, timestamp: KICK_OFF, timezone: 'UTC' },
});

/** Matches in every state, with what a feed may send of each: a minute past the end of a half, no score, a leg of a tie. */
const STATE_CASES = Object.keys(STATUSES).flatMap((status) =>
  [
    ['a score', score('2', '1')],
    ['a level score, and a winner', { ...score('1', '1'), winner_team_id: AWAY }],
    ['a shoot-out', score('1', '1', { ft_score: '1-1', et_score: '1-1', ps_score: '4-5' })],
    [
      'a second leg won by those who are out',
      { ...score('1', '0'), leg: '2/2', aggregate_id: '9', winner_team_id: AWAY },
    ],
    ['no score', score('', '')],
    ['half a score', score('1', '')],
    ['a minute', minute('23', '1st Half')],
    ['added time counted on', minute('47', '1st Half')],
    ['added time', minute('90+3', '2nd Half')],
    ['a minute of extra time', minute('106', 'Extra Time 2')],
  ].map(
    ([name, fields]) =>
      [`status ${status} with ${name}`, () => read(bareMatch(Number(status), fields as object))] as const,
  ),
);
const SETTLED = Object.entries({ ...SETTLED_CASES, ...LIKELY_MATCHES }).filter(
  ([, { kind }]) => kind === 'match',
);

test.each([...STATE_CASES, ...SETTLED.map(([name, one]) => [name, one.read as () => Match] as const)])(
  '%s: all places agree',
  (_, readMatch) => {
    const match = settleRecord('match', readMatch()) as Match;
    const { row, ...others } = statements(match);
    // A calendar has no score, and no state but that a match is called off.
    const { status, title } = matchEntry(match as Row, {
      dayOf: () => '2026-11-21',
      url: 'https://scores.example.com/match/7',
    });
    expect(title).not.toMatch(/\d–\d/);
    expect(status === 'CANCELLED').toBe(CALLED_OFF_TEXTS.includes(row?.state ?? ''));
    for (const [place, statement] of Object.entries(others))
      for (const [fact, value] of Object.entries(statement))
        expect(`${place}: ${fact} ${value}`).toBe(`${place}: ${fact} ${row?.[fact as keyof Statement]}`);
    leavePages();
  },
);
