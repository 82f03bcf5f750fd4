import type { Address } from '#web/navigation/addresses.ts';
import { fullPath } from '#web/settings/base-path.ts';
import { localeSetting } from '#web/settings/locale.ts';

/** Whether this browser can share or copy a link, which it can on secure pages only. */
export const canShareLink = (): boolean => Boolean(navigator.share || navigator.clipboard);

/** Returns an address of the site with the language of the viewer, which the preview of a link and a feed have. */
export function inLanguage({ href, search }: URL): string {
  const locale = localeSetting.get();
  return locale === 'en' ? href : `${href}${search ? '&' : '?'}lang=${locale}`;
}

/**
 * Passes the address of a page to the device's share sheet, or copies it. Returns whether it was copied; null: the sheet has
 * it, or was closed.
 *
 * @param to what to share; by default the open page, without the viewer's own day and filter beside it
 */
export async function shareLink(title: string, to?: Address): Promise<'copied' | 'failed' | null> {
  const url = inLanguage(new URL(to ? fullPath(to) : location.pathname, location.origin));
  // Closing the share sheet without a choice rejects the promise.
  if (navigator.share)
    return navigator.share({ title, url }).then(
      () => null,
      () => null,
    );
  return navigator.clipboard.writeText(url).then(
    () => 'copied',
    () => 'failed',
  );
}
