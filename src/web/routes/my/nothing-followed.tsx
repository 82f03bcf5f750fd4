import type { League } from '#contract/records/league.ts';
import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { SEARCH } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { localCountry } from '#web/words/country-name.ts';
import { useMyWords } from '#web/words/my.ts';
import { FollowableList, HEADING } from './followable-list.tsx';

/** The empty state of the favourites, with a few competitions to follow. */
export function NothingFollowed({ suggestions }: { readonly suggestions: readonly League[] }) {
  const words = useMyWords();
  const { my: t } = words;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid justify-items-center gap-3 rounded-lg border border-line border-dashed px-4 py-6 text-center">
        {/* Reserves another line in case the font needs it. */}
        <p className="wrap-anywhere min-h-20 max-w-xl md:min-h-10">{t.how}</p>
        <Link to={SEARCH} className={BUTTON}>
          {t.search}
        </Link>
      </div>
      {suggestions.length > 0 && (
        <section aria-labelledby="some">
          <h2 id="some" className={HEADING}>
            {t.some}
          </h2>
          <FollowableList
            look="tiles"
            entities={suggestions.map(({ id, name, country }) => ({
              kind: 'competition',
              id,
              name,
              img: flagPath(country.cc),
              country: localCountry(country, words),
            }))}
          >
            {({ img, name, country }) => (
              <>
                <Flag src={img} />
                <span dir="auto">{[country, name].filter(Boolean).join(' ')}</span>
              </>
            )}
          </FollowableList>
        </section>
      )}
    </div>
  );
}
