import type { ComponentProps } from 'react';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { FilterBox } from './filter-box.tsx';
import { SortLink } from './sort-link.tsx';

const RewindLink = lazyAfterFirstView(async () => (await import('./rewind-link.tsx')).RewindLink);

/** The tools at the end of the filters: rewinding, order and text filter. They come together, after the first view. */
export function ListTools({
  text,
  onFilter,
  ...sorting
}: ComponentProps<typeof SortLink> & ComponentProps<typeof FilterBox>) {
  return (
    <>
      <span className="pointer-fine:size-9 size-11">
        <RewindLink day={sorting.day} />
      </span>
      <SortLink {...sorting} />
      <FilterBox text={text} onFilter={onFilter} />
    </>
  );
}
