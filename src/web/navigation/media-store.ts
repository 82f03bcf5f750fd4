import type { Store } from '#web/state/store.ts';

/** Whether a media query applies. */
export const mediaStore = (query: string): Pick<Store<boolean>, 'get' | 'subscribe'> => ({
  get: () => matchMedia(query).matches,
  subscribe(listener) {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
});
