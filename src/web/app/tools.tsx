import '#web/features.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { TRANSLATIONS } from '#contract/locales.ts';
import { togglePause } from '#web/clock/pause.ts';
import { followRequest } from '#web/components/follow-request.ts';
import { refetchOnResume } from '#web/data/refetch-on-resume.ts';
import { registerServiceWorker } from '#web/data/register-service-worker.ts';
import { useHasPushSlot } from '#web/features/alerts/push-slot.tsx';
import { Announcer } from '#web/features/announcer/announcer.tsx';
import { useCommand } from '#web/navigation/commands.ts';
import { announcementSetting } from '#web/settings/announcements.ts';
import { delayJson } from '#web/settings/delay-state.ts';
import { alertsText, hasAlerts, hasBells } from '#web/settings/has-bells.ts';
import { oddsAbsence } from '#web/settings/has-odds.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { useStore } from '#web/state/store.ts';
import { fetchRecovery } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { reloadStylesOnline } from '#web/ui/reload-styles.ts';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.tsx';
import { withLaterWords } from '#web/words/with-words.ts';
import { Keyboard } from './keyboard.tsx';
import { PrintHead } from './print-head.tsx';
import { useRefusedEntries } from './use-refused-entries.ts';
import { useReloadPosition } from './use-reload-position.ts';

/** Marks on the document's root, as public/boot.js does before the first view, that odds are not shown (for main.css). */
function useOddsAttribute(): void {
  const absence = useStore(oddsAbsence);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (absence) dataset['odds'] = absence;
    else delete dataset['odds'];
  }, [absence]);
}

const AlertMessages = lazyAfterFirstView(
  async () => (await withLaterWords(import('./alerts/alert-messages.tsx'))).AlertMessages,
);
const Alerts = lazyAfterFirstView(async () => (await withLaterWords(import('./alerts/alerts.tsx'))).Alerts);

const PushChoice = lazyAfterFirstView(
  async () => (await withLaterWords(import('./alerts/push-choice.tsx'))).PushChoice,
);

const FollowAnswer = lazyAfterFirstView(
  async () => (await withLaterWords(import('./follow/follow-answer.tsx'))).FollowAnswer,
);

const DelayTool = lazyAfterFirstView(
  async () => (await withLaterWords(import('./delay-tool.tsx'))).DelayTool,
);

const fetchPalette = async () => (await import('#web/routes/search/search-palette.tsx')).SearchPalette;

const fetchAlertSettings = async () =>
  (await withLaterWords(import('#web/features/alerts/alert-settings-dialog.tsx'))).AlertSettingsDialog;

const fetchMyChannels = async () =>
  (await withLaterWords(import('#web/routes/tv/my-channels-dialog.tsx'))).MyChannelsDialog;

const AllGoals = lazyAfterFirstView(async () => (await import('./all-goals.tsx')).AllGoals);

const CompetitionNames = lazyAfterFirstView(
  async () => (await import('./competition-names.tsx')).CompetitionNames,
);

/** What pages say of missing data: it must be there when the connection is not. */
const fetchNotices = () => import('#web/ui/data-notice.tsx');

/** What every page has after the first view: search, keys, announcer, alerts, and fetching on return. */
export function Tools() {
  const client = useQueryClient();
  const search = useLazyDialog(fetchPalette);
  const settingsOfAlerts = useLazyDialog(fetchAlertSettings);
  const channels = useLazyDialog(fetchMyChannels);
  const announcesAll = useStore(announcementSetting) === 'all';
  useEffect(() => void Promise.all([fetchRecovery(), fetchNotices()]).catch(() => {}), []);
  useEffect(() => refetchOnResume(client), [client]);
  useEffect(registerServiceWorker, []);
  useEffect(reloadStylesOnline, []);
  useRefusedEntries();
  useReloadPosition();
  useOddsAttribute();
  useCommand('search', search.open);
  useCommand('fetchSearch', search.prefetch);
  useCommand('alerts', settingsOfAlerts.open);
  useCommand('channels', channels.open);
  useCommand('pause', togglePause);
  const hasDelay = useStore(delayJson) !== null;
  const [isDelayOpen, setDelayOpen] = useState(false);
  useCommand('delay', () => setDelayOpen(true));
  const hasPushSlot = useHasPushSlot();
  const request = useStore(followRequest);
  const isAnyBellOn = useStore(alertsText, hasBells);
  const locale = useStore(localeSetting);
  const translation = TRANSLATIONS.find((language) => language === locale);
  const canHaveMessages = useStore(alertsText, hasAlerts);
  return (
    <div className="flex min-w-0 items-center">
      {(hasDelay || isDelayOpen) && <DelayTool isOpen={isDelayOpen} onClose={() => setDelayOpen(false)} />}
      <Keyboard />
      <Announcer />
      {announcesAll && <AllGoals />}
      <PrintHead />
      {translation && <CompetitionNames language={translation} />}
      {isAnyBellOn && <Alerts />}
      {canHaveMessages && <AlertMessages />}
      {hasPushSlot && <PushChoice />}
      {search.dialog}
      {request && <FollowAnswer request={request} />}
      {settingsOfAlerts.dialog}
      {channels.dialog}
    </div>
  );
}
