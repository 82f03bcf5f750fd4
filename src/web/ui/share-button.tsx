import { useState } from 'react';
import type { Address } from '#web/navigation/addresses.ts';
import { fullPath } from '#web/settings/base-path.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { useShareWords } from '#web/words/share.ts';
import { Drawing } from './drawing.tsx';

type Result = 'copied' | 'failed';

interface Props {
  readonly title: string;
  /** What to share; by default the open page, without the viewer's own day and filter beside it. */
  readonly to?: Address;
}

/**
 * Shares a page's address through the device's share sheet or the clipboard. Renders nothing where neither is
 * available.
 */
export function ShareButton({ title, to }: Props) {
  const { share } = useShareWords();
  const [result, setResult] = useState<Result | null>(null);
  // Browsers offer both on secure pages only.
  if (!navigator.share && !navigator.clipboard) return null;
  const shareLink = () => {
    const { href, search } = new URL(to ? fullPath(to) : location.pathname, location.origin);
    const locale = localeSetting.get();
    // The preview of a link is in its language; who opens it keeps their own.
    const url = locale === 'en' ? href : `${href}${search ? '&' : '?'}lang=${locale}`;
    // Closing the share sheet without a choice rejects the promise.
    if (navigator.share) return navigator.share({ title, url }).catch(() => {});
    return navigator.clipboard.writeText(url).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  const text = result && share[result];
  return (
    <>
      <button
        type="button"
        aria-label={share.share}
        title={text ?? share.share}
        onClick={() => void shareLink()}
        onBlur={() => setResult(null)}
        className="grid pointer-fine:size-8 size-11 flex-none cursor-pointer place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink"
      >
        <Drawing
          size={16}
          strokeWidth="1.5"
          d={result === 'copied' ? 'm3 8.5 3.5 3.5L13 4.5' : 'M8 10V2M5 4.5 8 1.8l3 2.7M3 7.5V14h10V7.5'}
        />
      </button>
      <span role="status" className="sr-only">
        {text}
      </span>
    </>
  );
}
