import type { ReactNode } from 'react';
import { MissingPage } from '#web/features/status/missing-page.tsx';
import type { StateOfData } from '#web/queries/use-state-of-data.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly trouble: StateOfData['trouble'];
  /** What it is called, if that is known already. */
  readonly title?: string | undefined;
  /** Its place until it comes. */
  readonly children: ReactNode;
}

/** A page of which what it is about has yet to come, or cannot be had: its title says which. */
export function UntilTold({ trouble, title, children }: Props) {
  const words = useWords();
  if (trouble) return <MissingPage trouble={trouble} title={title} />;
  return (
    <>
      <title>{`${title ?? words.loading} · ${words.name}`}</title>
      {children}
    </>
  );
}
