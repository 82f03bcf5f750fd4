import { type ReactNode, useEffect } from 'react';
import { alertSettings } from '#web/settings/alerts.ts';
import { useStore } from '#web/state/store.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { useWords } from '#web/words/use-words.ts';
import { delivery, readDelivery, requestPermission } from './delivery.ts';
import { DeliveryNote } from './delivery-note.tsx';
import { PushSlot } from './push-slot.tsx';

/** How alerts reach the viewer: by notifications, if the browser has and may show them, by toasts, and as its children say. */
export function DeliveryChecks({ children }: { readonly children?: ReactNode }) {
  const { alerts: t } = useWords<'alerts'>();
  const settings = useStore(alertSettings);
  const state = useStore(delivery);
  // The viewer may change the permission in the browser's own settings and come back.
  useEffect(() => {
    const update = () => delivery.set(readDelivery());
    update();
    window.addEventListener('focus', update);
    return () => window.removeEventListener('focus', update);
  }, []);
  function changeNotifications(notifications: boolean): void {
    alertSettings.set({ ...settings, notifications });
    // Without bells the permission is requested with the first one.
    if (notifications && Object.keys(settings.bells).length > 0) void requestPermission();
  }
  const isPossible = state.obstacle === null && state.permission !== 'denied';
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-quiet">{t.delivery}</legend>
      <CheckBox
        isOn={settings.notifications && isPossible}
        isDisabled={!isPossible}
        onChange={changeNotifications}
      >
        {t.notifications}
      </CheckBox>
      {settings.notifications && <DeliveryNote {...state} />}
      <PushSlot className="empty:hidden" />
      <CheckBox isOn={settings.toasts} onChange={(toasts) => alertSettings.set({ ...settings, toasts })}>
        {t.toasts}
      </CheckBox>
      {children}
    </fieldset>
  );
}
