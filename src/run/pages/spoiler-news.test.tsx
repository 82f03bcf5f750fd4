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
const OVER = subjects.find(({ name }) => name === 'over') as Subject;
const { match } = OVER;
const { home, away } = match.teams;

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

/** Instants just before and after each event of the match, epoch ms; the longer pauses between are gaps. */
const INSTANTS = (match.events ?? [])
  .filter(({ type, timestamp }) => timestamp !== null && /goal|card|var|penalty/.test(type))
  .flatMap(({ timestamp }) => [(timestamp ?? 0) - 20, (timestamp ?? 0) + 90])
  .map((seconds) => seconds * SECOND_MS)
  .sort((a, b) => a - b);

/** Follows the match from before its kick-off to its end, and returns all that was announced and shown as alerts. */
async function followMatch(words: Words): Promise<readonly string[]> {
  for (const { id } of [home, away]) setBell(`team ${id}`, ALERT_KINDS);
  announcementSetting.choose('all');
  localStorage.setItem('lang', words === de ? 'de' : 'en');
  let now = beforeKickOff(OVER);
  const page = await openApp('/', words, {
    worldTime: () => now,
    answer: (url) => service.answerAt(now, url),
  });
  const texts = new Set<string>();
  for (const instant of [...INSTANTS, OVER.at]) {
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

test.each([
  ['team', away.id, en],
  ['competition', match.league.id, de],
  ['all', '', en],
] as const)(
  'with a shield on %s there is no announcement, toast, digest or title',
  async (kind, id, words) => {
    addShield({ kind, id, name: '', since: OVER.at, until: null });
    expect(await followMatch(words)).toEqual([]);
  },
);

test('without a shield there are some', async () => {
  expect(await followMatch(en)).not.toEqual([]);
});
