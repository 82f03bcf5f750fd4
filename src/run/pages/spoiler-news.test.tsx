/** A viewer with a spoiler shield hears and reads nothing of the match while it is played. */
import { afterEach, expect, test } from 'vitest';
import { digest, dropToasts, toasts } from '#web/features/alerts/alert-store.ts';
import { ALERT_KINDS, alertSettings, setBell } from '#web/settings/alerts.ts';
import { announcementSetting } from '#web/settings/announcements.ts';
import { addShield, shields } from '#web/settings/shields.ts';
import { setUpPages } from '#web/testing/set-up-pages.ts';
import { de } from '#web/words/de.ts';
import { en, type Words } from '#web/words/en.ts';
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

/** A poll of the page, ms; its world moves further. */
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

/** Follows a match from before its kick-off on, and returns all that was announced and shown as alerts. */
async function followMatch(subject: Subject, words: Words): Promise<readonly string[]> {
  const { home, away } = subject.match.teams;
  for (const { id } of [home, away]) setBell(`team ${id}`, ALERT_KINDS);
  announcementSetting.choose('all');
  localStorage.setItem('lang', words === de ? 'de' : 'en');
  let now = beforeKickOff(subject);
  const page = await openApp('/', words, {
    worldTime: () => now,
    answer: (url) => service.answerAt(now, url),
  });
  const texts = new Set<string>();
  for (const instant of instantsOf(subject)) {
    now = instant;
    await page.pass(POLL_MS);
    for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"]'))
      texts.add(region.textContent);
    texts.add(document.title);
    for (const alert of [...toasts.get(), ...(digest.get() ?? [])]) texts.add(JSON.stringify(alert));
  }
  await page.close();
  return [...texts].filter((text) => text.includes(home.name) || text.includes(away.name));
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
  expect(await followMatch(subject, en)).not.toEqual([]);
});
