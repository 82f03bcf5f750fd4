import { alertSettings } from '#web/settings/alerts.ts';
import { useHasOdds } from '#web/settings/has-odds.ts';
import { useStore } from '#web/state/store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useWords } from '#web/words/use-words.ts';
import { BellList } from './bell-list.tsx';
import { DeliveryChecks } from './delivery-checks.tsx';
import { KindChecks } from './kind-checks.tsx';
import { QuietHoursChoice } from './quiet-hours-choice.tsx';
import { ReachNote } from './reach-note.tsx';
import { SoundChoice } from './sound-choice.tsx';

const PriceWaitList = lazyAfterFirstView(async () => (await import('./price-wait-list.tsx')).PriceWaitList);

/** How alerts arrive, what new bells start with, and all bells. */
export function AlertSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { alerts: t } = useWords<'alerts'>();
  const settings = useStore(alertSettings);
  const hasOdds = useHasOdds();
  return (
    <Dialog
      id="alerts"
      title={t.title}
      close={t.close}
      width="w-[min(30rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <div className="grid gap-5">
        <ReachNote />
        <DeliveryChecks />
        <SoundChoice />
        <QuietHoursChoice />
        <KindChecks
          legend={t.newBells}
          kinds={settings.kinds}
          onChange={(kinds) => alertSettings.set({ ...settings, kinds })}
        />
        <BellList onFollow={onClose} />
        {hasOdds && settings.prices.length > 0 && <PriceWaitList onFollow={onClose} />}
      </div>
    </Dialog>
  );
}
