import type { ReactNode } from 'react';
import type { StateOfData } from '#web/data/use-state-of-data.ts';
import { ErrorPage } from '#web/ui/error-page.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly trouble: StateOfData['trouble'];
  /** Name of the entity, if known. */
  readonly title?: string | undefined;
  /** Loading state. */
  readonly children: ReactNode;
}

/** A page whose entity is loading or could not be loaded; its title says which. */
export function PendingPage({ trouble, title, children }: Props) {
  const words = useWords();
  if (trouble) return <ErrorPage trouble={trouble} title={title} />;
  return (
    <>
      <title>{`${title ?? words.loading} · ${words.name}`}</title>
      {children}
    </>
  );
}
