import '#web/pages.css';
import type { ComponentProps } from 'react';
import { FilterBox } from './filter-box.tsx';
import { SortLink } from './sort-link.tsx';

/** The tools at the end of the filters: order and text filter. They come together, after the first view. */
export function ListTools({
  text,
  onFilter,
  ...sorting
}: ComponentProps<typeof SortLink> & ComponentProps<typeof FilterBox>) {
  return (
    <>
      <SortLink {...sorting} />
      <FilterBox text={text} onFilter={onFilter} />
    </>
  );
}
