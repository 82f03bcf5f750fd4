import { useEffect, useRef } from 'react';
import type { Alert } from '#news/alerts/alert.ts';
import { changeOf, detailsOf, titleOf } from '#news/alerts/alert-text.ts';
import { digest, toasts } from '#web/features/alerts/alert-store.ts';
import { countText } from '#web/features/alerts/count-text.ts';
import { Toaster } from '#web/features/alerts/toaster.tsx';
import { announce } from '#web/features/announcer/queue.ts';
import { spokenChange } from '#web/matches/spoken-change.ts';
import { announcementSetting } from '#web/settings/announcements.ts';
import { useStore } from '#web/state/store.ts';
import { useAlertReader } from '#web/words/alert-reader.ts';
import { useWords } from '#web/words/use-words.ts';

/** The kinds of alerts that pages announce as well. */
const NEWS_KINDS: Readonly<Partial<Record<Alert['kind'], 'goal' | 'ruled-out'>>> = {
  goals: 'goal',
  'ruled-out': 'ruled-out',
};

/** Announces each alert once, whether or not its match is followed, unless the viewer wants no announcements. */
function useAnnouncedAlerts(alerts: readonly Alert[]): void {
  const words = useWords<'news' | 'changes'>();
  const reader = useAlertReader();
  const announcedKeys = useRef(new Set<string>());
  useEffect(() => {
    const news = alerts.filter(({ key }) => !announcedKeys.current.has(key));
    announcedKeys.current = new Set(alerts.map(({ key }) => key));
    if (news.length === 0 || announcementSetting.get() === 'off') return;
    announce(
      news.map((alert) => ({
        // The same as in the news of a page, so that a goal is announced once.
        key: alert.key,
        kind: NEWS_KINDS[alert.kind] ?? 'other',
        text: spokenChange(
          changeOf(alert),
          alert.teams,
          words,
          detailsOf(alert, reader),
          titleOf(alert, reader),
        ),
      })),
      (...counts) => countText(...counts, words),
    );
  });
}

/** The toasts and the digest of the viewer's bells, on any page. */
export function AlertMessages() {
  const alerts = useStore(toasts);
  const missedAlerts = useStore(digest);
  useAnnouncedAlerts(alerts);
  if (alerts.length === 0 && missedAlerts === null) return null;
  return <Toaster alerts={alerts} missedAlerts={missedAlerts} />;
}
