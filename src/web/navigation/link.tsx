import type { ComponentProps } from 'react';
import { fullPath } from '#web/settings/base-path.ts';
import { useStore } from '#web/state/store.ts';
import type { Address } from './addresses.ts';
import { currentPath } from './current-path.ts';

/**
 * Link to a page of the site, marked as current while that page or one of its tabs is open. The shell follows it
 * without a reload and prefetches its target (use-links.ts).
 */
export function Link({ to, ...link }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: Address }) {
  const isHere = useStore(currentPath, (path) => `${path}/`.startsWith(`${to}/`));
  return <a aria-current={isHere ? 'page' : undefined} {...link} href={to[0] === '/' ? fullPath(to) : to} />;
}
