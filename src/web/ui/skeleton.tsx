import { Fragment, type ReactNode } from 'react';
import { Loading } from './loading.tsx';

/** A grey bar in place of text. */
export function Bar({ className }: { className: string }) {
  return <span className={`block h-3 rounded-sm bg-raised ${className}`} />;
}

/**
 * Placeholder of a page's open tab: so many lines, each drawn by its index. The loaded tab may be taller or shorter;
 * nothing visible is below it.
 */
export function TabSkeleton(props: {
  readonly className: string;
  readonly count: number;
  readonly line: (index: number) => ReactNode;
}) {
  return (
    <Loading aria-hidden="true" data-skeleton className={`min-h-screen ${props.className}`}>
      {Array.from({ length: props.count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its index
        <Fragment key={index}>{props.line(index)}</Fragment>
      ))}
    </Loading>
  );
}
