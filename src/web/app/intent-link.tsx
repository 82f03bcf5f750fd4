import { type ComponentProps, useSyncExternalStore } from 'react';
import { here } from './here.ts';

/**
 * A link to a page of ours, marked as the current one while it is open, at whichever of its tabs. The frame follows it without loading
 * the page anew, and fetches what it leads to as soon as somebody is about to (links.ts).
 */
export function IntentLink({ to, ...link }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }) {
  const isHere = useSyncExternalStore(here.subscribe, () => `${here.path()}/`.startsWith(`${to}/`));
  return <a aria-current={isHere ? 'page' : undefined} {...link} href={to} />;
}
