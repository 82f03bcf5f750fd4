/** Subscribes to changes of a media query; for `useSyncExternalStore`. */
export const watchMedia = (query: string) => (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
