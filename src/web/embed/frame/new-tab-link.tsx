import type { ReactNode } from 'react';
import { fullPath } from '#web/settings/base-path.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** Address of a page of Touchline, on the origin of the frame. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that leaves the article open: its page has no room in the frame. */
export function NewTabLink({ to, className, children }: Props) {
  const { embed: t } = useWords<'embed'>();
  return (
    <a href={fullPath(to)} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only">{` ${t.newTab}`}</span>
    </a>
  );
}
