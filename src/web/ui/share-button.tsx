import { type ComponentType, useState } from 'react';
import type { Address } from '#web/navigation/addresses.ts';
import { useWords } from '#web/words/use-words.ts';
import { withLaterWords } from '#web/words/with-words.ts';
import { Drawing } from './drawing.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';
import { canShareLink, shareLink } from './share-link.ts';

interface Props {
  readonly title: string;
  /** What to share; by default the open page, without the viewer's own day and filter beside it. */
  readonly to?: Address;
  /** The page whose feeds are offered as well; by default none. */
  readonly feeds?: ShareDialogProps['feeds'];
}

/**
 * Shares a page's address through the device's share sheet or the clipboard, or opens a list with the page's feeds. Renders
 * nothing where there is nothing to offer.
 */
export function ShareButton({ title, to, feeds }: Props) {
  const { share } = useWords<'share'>();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps> | null>(null);
  if (!feeds && !canShareLink()) return null;
  const send = () => (canShareLink() ? shareLink(title, to).then(setResult) : undefined);
  const open = () =>
    withLaterWords(import('./share-dialog.tsx')).then(
      ({ ShareDialog }) => setDialog(() => ShareDialog),
      // Without a connection the list may not load; the link is here.
      send,
    );
  const text = result && share[result];
  return (
    <>
      <button
        type="button"
        aria-label={share.share}
        title={text ?? share.share}
        onClick={() => void (feeds ? open() : send())}
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
      {Dialog && feeds && (
        <Dialog title={title} {...(to && { to })} feeds={feeds} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
