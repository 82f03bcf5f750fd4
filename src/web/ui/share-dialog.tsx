import { useId, useState } from 'react';
import { FEEDS, type FeedFormat, feedAddress } from '#contract/feeds.ts';
import type { Address } from '#web/navigation/addresses.ts';
import { fullPath } from '#web/settings/base-path.ts';
import { delayJson } from '#web/settings/delay-state.ts';
import { shieldsJson } from '#web/settings/shield-state.ts';
import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';
import { NARROW_BUTTON } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';
import { canShareLink, inLanguage, shareLink } from './share-link.ts';

export interface ShareDialogProps {
  readonly title: string;
  readonly to?: Address;
  /** The page whose feeds are listed. */
  readonly feeds: { readonly kind: 'competition' | 'team' | 'channel' | 'match'; readonly id: string };
  readonly onClose: () => void;
}

interface FeedLink {
  readonly format: FeedFormat;
  /** Below the path of the site. */
  readonly address: string;
}

/** Returns the feeds of a page, its calendar first. A match has that of its id alone. */
function linksOf({ kind, id }: ShareDialogProps['feeds']): readonly FeedLink[] {
  const own = FEEDS[kind].formats.map((format) => ({ format, address: feedAddress(kind, format, id) }));
  const calendar = { format: 'ics', address: `${feedAddress('matches', 'ics')}?ids=${id}` } as const;
  const links: readonly FeedLink[] = kind === 'match' ? [calendar, ...own] : own;
  return links.toSorted((a, b) => Number(b.format === 'ics') - Number(a.format === 'ics'));
}

/** Returns what a link leads to: calendars are subscribed to by an address of their own. */
function urlOf({ format, address }: FeedLink): string {
  const url = inLanguage(new URL(fullPath(address), location.origin));
  return format === 'ics' ? url.replace(/^https?:/, 'webcal:') : url;
}

/** A page's link and its feeds. */
export function ShareDialog({ title, to, feeds, onClose }: ShareDialogProps) {
  const id = useId();
  const { share } = useWords<'share'>();
  const { shareFeeds: t } = useWords<'share-feeds'>();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const isHeldBack = [useStore(shieldsJson), useStore(delayJson)].some((json) => json !== null);
  const links = linksOf(feeds);
  const hasScores = links.some(({ format }) => format !== 'ics');
  const formats: Readonly<Record<string, string>> = t.formats[feeds.kind];
  return (
    <Dialog
      id={id}
      title={share.share}
      close={t.close}
      width="w-[min(24rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      {canShareLink() && (
        <button
          type="button"
          className={`${NARROW_BUTTON} w-full`}
          onClick={() => void shareLink(title, to).then(setResult)}
        >
          <span role="status">{result ? share[result] : t.link}</span>
        </button>
      )}
      <h3 className="mt-4 font-semibold">{t.feeds}</h3>
      {isHeldBack && hasScores && <p className="mt-1 text-quiet">{t.spoilers}</p>}
      <ul className="mt-1">
        {links.map((link) => {
          const url = urlOf(link);
          return (
            <li key={link.format} className="border-line border-t first:border-t-0">
              <a
                href={url}
                // A click on an address of a page would be followed without the browser.
                target={link.format === 'ics' ? undefined : '_blank'}
                rel="noopener"
                className="flex min-h-11 items-center underline underline-offset-4"
              >
                {formats[link.format] ?? link.format}
              </a>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
