import '#web/features.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { STAR } from '#web/components/favourite-button.tsx';
import { refetchOnResume } from '#web/data/refetch-on-resume.ts';
import { registerServiceWorker } from '#web/data/register-service-worker.ts';
import { Announcer } from '#web/features/announcer/announcer.tsx';
import { MY } from '#web/navigation/addresses.ts';
import { useCommand } from '#web/navigation/commands.ts';
import { Link } from '#web/navigation/link.tsx';
import { announcementSetting } from '#web/settings/announcements.ts';
import { delayJson } from '#web/settings/delay-state.ts';
import { alertsText, hasBells } from '#web/settings/has-bells.ts';
import { useStore } from '#web/state/store.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { fetchRecovery } from '#web/ui/error-boundary.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { PauseButton } from '#web/ui/pause-button.tsx';
import { reloadStylesOnline } from '#web/ui/reload-styles.ts';
import { SearchIcon } from '#web/ui/search-icon.tsx';
import { useLazyDialog } from '#web/ui/use-lazy-dialog.tsx';
import { withLaterWords } from '#web/words/load-later.ts';
import { useSearchWords } from '#web/words/search.ts';
import { Keyboard } from './keyboard.tsx';
import { PrintHead } from './print-head.tsx';
import { useOddsAttribute } from './use-odds-attribute.ts';
import { useRefusedEntries } from './use-refused-entries.ts';
import { useReloadPosition } from './use-reload-position.ts';

const AlertMessages = lazyAfterFirstView(
  async () => (await withLaterWords(import('./alerts/alert-messages.tsx'))).AlertMessages,
);
const Alerts = lazyAfterFirstView(async () => (await withLaterWords(import('./alerts/alerts.tsx'))).Alerts);

const DelayTool = lazyAfterFirstView(
  async () => (await withLaterWords(import('./delay-tool.tsx'))).DelayTool,
);

const fetchPalette = async () => (await import('#web/routes/search/search-palette.tsx')).SearchPalette;

const fetchAlertSettings = async () =>
  (await withLaterWords(import('#web/features/alerts/alert-settings-dialog.tsx'))).AlertSettingsDialog;

const AllGoals = lazyAfterFirstView(async () => (await import('./all-goals.tsx')).AllGoals);

/** What pages say of missing data: it must be there when the connection is not. */
const fetchNotices = () => import('#web/ui/data-notice.tsx');

/** Name of the search shortcut on this device. */
const CHORD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** What every page has after the first view: search, keys, pause, announcer, alerts, and fetching on return. */
export function Tools() {
  const { search: t } = useSearchWords();
  const client = useQueryClient();
  const { dialog, open, prefetch } = useLazyDialog(fetchPalette);
  const settingsOfAlerts = useLazyDialog(fetchAlertSettings);
  const announcesAll = useStore(announcementSetting) === 'all';
  useEffect(() => void Promise.all([fetchRecovery(), fetchNotices()]).catch(() => {}), []);
  useEffect(() => refetchOnResume(client), [client]);
  useEffect(registerServiceWorker, []);
  useEffect(reloadStylesOnline, []);
  useRefusedEntries();
  useReloadPosition();
  useOddsAttribute();
  useCommand('search', open);
  useCommand('alerts', settingsOfAlerts.open);
  const hasDelay = useStore(delayJson) !== null;
  const [isDelayOpen, setDelayOpen] = useState(false);
  useCommand('delay', () => setDelayOpen(true));
  const isAnyBellOn = useStore(alertsText, hasBells);
  return (
    <div className="flex min-w-0 items-center">
      {(hasDelay || isDelayOpen) && <DelayTool isOpen={isDelayOpen} onClose={() => setDelayOpen(false)} />}
      <button
        type="button"
        className="icon-button size-11 lg:me-3 lg:flex lg:h-9 lg:w-58 lg:min-w-9 lg:gap-2.5 lg:overflow-hidden lg:whitespace-nowrap lg:border lg:border-edge lg:bg-surface lg:px-3 lg:hover:bg-raised [&>svg]:size-4.5"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onClick={open}
      >
        <SearchIcon />
        <span className="sr-only lg:not-sr-only">{t.label}</span>
        <kbd className="ms-auto hidden rounded-sm border border-line px-1.5 text-[0.75rem] lg:block">
          {CHORD}
        </kbd>
      </button>
      <Link
        to={MY}
        title={t.my}
        className="icon-button size-11 aria-[current]:text-goal print:hidden [&>svg]:size-4.5"
      >
        <Drawing size={16} strokeWidth="1.3" strokeLinejoin="round" d={STAR} />
        <span className="sr-only">{t.my}</span>
      </Link>
      <Keyboard />
      <PauseButton className="grid size-11 xl:hidden" />
      <Announcer />
      {announcesAll && <AllGoals />}
      <PrintHead />
      {isAnyBellOn && (
        <>
          <Alerts />
          <AlertMessages />
        </>
      )}
      {dialog}
      {settingsOfAlerts.dialog}
    </div>
  );
}
