import { type ComponentProps, useSyncExternalStore } from 'react';
import { here } from './here.ts';

/**
 * Link to a page of the site, marked as current while that page or one of its tabs is open. The shell follows it
 * without a reload and prefetches its target (links.ts).
 */
export function IntentLink({ to, ...link }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }) {
  const isHere = useSyncExternalStore(here.subscribe, () => `${here.path()}/`.startsWith(`${to}/`));
  return <a aria-current={isHere ? 'page' : undefined} {...link} href={to} />;
}
