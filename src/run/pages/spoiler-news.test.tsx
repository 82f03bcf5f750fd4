/** A viewer with a spoiler shield hears and reads nothing of the match while it is played. */
import { afterEach, expect, test } from 'vitest';
import { ALERT_KINDS } from '#news/alerts/alert-kinds.ts';
import { digest, dropToasts, toasts } from '#web/features/alerts/alert-store.ts';
import { alertSettings, setBell } from '#web/settings/alerts.ts';
import { announcementSetting } from '#web/settings/announcements.ts';
import { addShield, shields } from '#web/settings/shields.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { de, en } from '#web/testing/words.ts';
import type { Words } from '#web/words/words.ts';
import { openApp } from './open-app.tsx';
import { beforeKickOff } from './subject-answers.ts';
import { findSubjects, type Subject } from './subjects.ts';

const { subjects, service } = await findSubjects();

setUpPages();
afterEach(() => {
  shields.set([]);
  dropToasts(toasts.get().map(({ key }) => key));
  digest.set(null);
  alertSettings.set({ ...alertSettings.get(), bells: {} });
  announcementSetting.choose(null);
});

/** Time in which each list is polled, ms; from step to step the world moves further. */
const POLL_MS = 11_000;
const SECOND_MS = 1000;

/** Instants just before and after each event of a match, epoch ms; the longer pauses between are gaps. */
const instantsOf = ({ match, at }: Subject): readonly number[] => [
  ...(match.events ?? [])
    .filter(({ type, timestamp }) => timestamp !== null && /goal|card|var|penalty/.test(type))
    .flatMap(({ timestamp }) => [(timestamp ?? 0) - 20, (timestamp ?? 0) + 90])
    .map((seconds) => seconds * SECOND_MS)
    .filter((instant) => instant < at)
    .sort((a, b) => a - b),
  at,
];

/** A text and where it appeared. */
type News = readonly ['toast' | 'digest' | 'live region' | 'title', string];

/**
 * Collects what appears in each place from now on: most of it is gone again before the next step.
 *
 * @returns stops it, and returns the texts
 */
function collectNews(): () => readonly News[] {
  const texts = new Map<string, News>();
  const add = (...[place, text]: News) => texts.set(`${place} ${text}`, [place, text]);
  const addAlerts = () => {
    for (const alert of toasts.get()) add('toast', JSON.stringify(alert));
    for (const alert of digest.get() ?? []) add('digest', JSON.stringify(alert));
  };
  const addTexts = () => {
    for (const { textContent } of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]'))
      add('live region', textContent);
    add('title', document.title);
  };
  const changes = new MutationObserver(addTexts);
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const leaves = [toasts.subscribe(addAlerts), digest.subscribe(addAlerts)];
  return () => {
    changes.disconnect();
    for (const leave of leaves) leave();
    return [...texts.values()];
  };
}

/** Follows a match from before its kick-off on, and returns all that was announced and shown as alerts. */
async function followMatch(subject: Subject, words: Words): Promise<readonly News[]> {
  const { home, away } = subject.match.teams;
  for (const { id } of [home, away]) setBell(`team ${id}`, ALERT_KINDS);
  announcementSetting.choose('all');
  localStorage.setItem('lang', words === de ? 'de' : 'en');
  let now = beforeKickOff(subject);
  let steppedAt = performance.now();
  // Of two lists of the same instant one would be ignored.
  const worldTime = () => now + Math.round(performance.now() - steppedAt);
  const page = await openApp('/', words, {
    worldTime,
    answer: (url) => service.answerAt(now, url),
  });
  const stop = collectNews();
  for (const instant of instantsOf(subject)) {
    now = Math.max(instant, worldTime());
    steppedAt = performance.now();
    await page.pass(POLL_MS);
  }
  const news = stop();
  await page.close();
  return news.filter(([, text]) => text.includes(home.name) || text.includes(away.name));
}

/** Each match in each language, in turn with each kind of shield. */
const WALKS = subjects.flatMap((subject, subjectAt) =>
  [en, de].map((words, at) => {
    const { teams, league } = subject.match;
    const views = [
      { kind: 'team', id: teams.away.id },
      { kind: 'competition', id: league.id },
      { kind: 'all', id: '' },
    ] as const;
    const view = views[(subjectAt + at) % views.length] ?? views[0];
    return { name: subject.name, kind: view.kind, lang: words.intl, subject, view, words };
  }),
);

test.each(WALKS)(
  'a match that is $name: no announcement, toast, digest or title in $lang, shield on $kind',
  async ({ subject, view, words }) => {
    addShield({ ...view, name: '', since: subject.at, until: null });
    expect(await followMatch(subject, words)).toEqual([]);
  },
);

test.each(subjects)('without a shield there are some of a match that is $name', async (subject) => {
  const places = (await followMatch(subject, en)).map(([place]) => place);
  expect(places).toEqual(expect.arrayContaining(['toast', 'live region']));
});
