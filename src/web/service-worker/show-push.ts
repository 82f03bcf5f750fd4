/** The part of a registration that showing takes. */
type Shower = Pick<ServiceWorkerRegistration, 'showNotification'>;

interface PushedNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  /** Path of the page that it opens: `/match/7`. */
  readonly data: { readonly open: string };
}

const FALLBACK = { title: 'Touchline', body: '', tag: 'touchline', lang: 'en', data: { open: '/' } };

function notificationIn(text: string | undefined): PushedNotification {
  try {
    const { notification } = JSON.parse(text ?? '');
    return { ...FALLBACK, ...notification };
  } catch {
    return FALLBACK;
  }
}

/**
 * Shows what the server has pushed. It shows something in any case: a browser takes a push without a notification for a reason
 * to end the subscription.
 *
 * @param scope address of the site, with a slash at its end
 */
export function showPush(registration: Shower, scope: string, text: string | undefined): Promise<void> {
  const { title, body, tag, lang, data } = notificationIn(text);
  return registration.showNotification(title, { body, tag, lang, data, icon: `${scope}icon-192.png` });
}
