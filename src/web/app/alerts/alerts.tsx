import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useZone } from '#web/clock/program-context.ts';
import type { Alert } from '#web/matches/alert.ts';
import { notificationText } from '#web/matches/alert-text.ts';
import { useChangesWords } from '#web/words/changes.ts';
import { browserPage } from './browser-page.ts';
import { runAlerts } from './run-alerts.ts';

/** Runs the alerts of this tab while a bell is on, and opens the match of a notification. Draws nothing. */
export function Alerts() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const words = useChangesWords();
  const zone = useZone();
  const textOf = useEffectEvent((alerts: readonly Alert[]) => notificationText(alerts, words, zone));
  useEffect(() => runAlerts({ client, page: browserPage, textOf: (alerts) => textOf(alerts) }), [client]);
  const open = useEffectEvent(({ data, ports }: MessageEvent) => {
    if (typeof data?.open !== 'string') return;
    void navigate(data.open);
    ports[0]?.postMessage(true);
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent) => open(event);
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener('message', onMessage);
    return () => serviceWorker?.removeEventListener('message', onMessage);
  }, []);
  return null;
}
