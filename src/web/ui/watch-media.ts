/** Calls back whenever a condition of the screen begins or ends to hold; for `useSyncExternalStore`. */
export const watchMedia = (query: string) => (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
