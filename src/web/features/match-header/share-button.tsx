import { useState } from 'react';
import { Drawing } from '#web/ui/drawing.tsx';
import { useMatchWords } from '#web/words/match.ts';

/**
 * Shares the page's address through the device's share sheet or the clipboard. Renders nothing where neither is
 * available.
 */
export function ShareButton({ title }: { title: string }) {
  const { share } = useMatchWords();
  const [isCopied, setCopied] = useState(false);
  // Browsers offer both on secure pages only.
  if (!navigator.share && !navigator.clipboard) return null;
  const shareLink = async () => {
    // The day and filter of the list beside it are the viewer's own.
    const url = location.origin + location.pathname;
    if (navigator.share) return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  const label = isCopied ? share.copied : share.share;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Closing the share sheet without a choice rejects the promise.
      onClick={() => void shareLink().catch(() => {})}
      onBlur={() => setCopied(false)}
      className="grid pointer-fine:size-8 size-11 flex-none cursor-pointer place-items-center rounded-lg text-quiet hover:bg-raised hover:text-ink"
    >
      <Drawing
        size={16}
        strokeWidth="1.5"
        d={isCopied ? 'm3 8.5 3.5 3.5L13 4.5' : 'M8 10V2M5 4.5 8 1.8l3 2.7M3 7.5V14h10V7.5'}
      />
    </button>
  );
}
