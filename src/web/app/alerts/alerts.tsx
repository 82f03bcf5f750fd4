import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Alert } from '#news/alerts/alert.ts';
import { notificationText } from '#news/alerts/alert-text.ts';
import { alertSettings } from '#web/settings/alerts.ts';
import { followBells } from '#web/settings/follow-bells.ts';
import { useAlertReader } from '#web/words/alert-reader.ts';
import { browserPage } from './browser-page.ts';
import { keepSubscribed } from './keep-subscribed.ts';
import { runAlerts } from './run-alerts.ts';

/** Runs the alerts of this tab while a bell is on, and opens the match of a notification. Draws nothing. */
export function Alerts() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const reader = useAlertReader();
  const textOf = useEffectEvent((alerts: readonly Alert[]) => notificationText(alerts, reader));
  useEffect(() => runAlerts({ client, page: browserPage, textOf: (alerts) => textOf(alerts) }), [client]);
  useEffect(() => keepSubscribed(client), [client]);
  useEffect(() => {
    followBells();
    return alertSettings.subscribe(followBells);
  }, []);
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
