import type { League } from '#contract/records/league.ts';
import { flagPath } from '#web/format/flag-path.ts';
import { competitionAddress, SEARCH } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { FavouriteButton } from '#web/ui/favourite-button.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { localCountry } from '#web/words/country-name.ts';
import { useMyWords } from '#web/words/my.ts';

/** The empty state of the favourites, with a few competitions to follow. */
export function NothingFollowed({ suggestions }: { readonly suggestions: readonly League[] }) {
  const words = useMyWords();
  const { my: say } = words;
  return (
    <div className="nothing-followed">
      <p>{say.how}</p>
      <PrefetchLink to={SEARCH} className={BUTTON}>
        {say.search}
      </PrefetchLink>
      {suggestions.length > 0 && (
        <section aria-labelledby="some" className="followed-list">
          <h2 id="some">{say.some}</h2>
          <ul>
            {suggestions.map(({ id, name, country }) => (
              <li key={id}>
                <PrefetchLink to={competitionAddress(id)}>
                  <Flag src={flagPath(country.cc)} />
                  <span dir="auto">{[localCountry(country, words), name].filter(Boolean).join(' ')}</span>
                </PrefetchLink>
                <FavouriteButton kind="competition" id={id} name={name} img={flagPath(country.cc)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
