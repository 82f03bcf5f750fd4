import { type ComponentProps, memo } from 'react';
import { scoresAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { type Sorting, sortingSetting } from '#web/settings/sorting.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { lazyAfterFirstView } from '#web/ui/lazy-after-first-view.tsx';
import { useFilterWords } from '#web/words/filter.ts';
import { FilterBox } from './filter-box.tsx';

interface Props {
  /** `?d=` of the address; null for today. */
  readonly day: string | null;
  readonly show: string;
  readonly by: Sorting;
}

/** A link that switches the order of the list between competition and kick-off time. */
const SortLink = memo(function SortLink({ day, show, by }: Props) {
  const { filter: t } = useFilterWords();
  const other = by === 'time' ? 'competition' : 'time';
  const name = other === 'time' ? t.byTime : t.byCompetition;
  return (
    <Link
      to={scoresAddress({ day, show, by: other })}
      aria-label={name}
      title={name}
      onClick={() => sortingSetting.choose(other)}
      className={`grid pointer-fine:size-9 size-11 flex-none place-items-center rounded-full border ${by === 'time' ? 'border-ink text-ink' : 'border-edge text-quiet hover:bg-raised'}`}
    >
      <Drawing size={16} strokeWidth="1.4" d="M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0M8 4.5V8l2.4 1.6" />
    </Link>
  );
});

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
