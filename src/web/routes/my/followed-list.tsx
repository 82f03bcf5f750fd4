import { competitionAddress, profileAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import type { Favourite } from '#web/settings/favourites.ts';
import { FavouriteButton } from '#web/ui/favourite-button.tsx';
import { useMyWords } from '#web/words/my.ts';

const KINDS = ['team', 'competition', 'match'] as const;

const addressOf = ({ kind, id }: Favourite) =>
  kind === 'competition' ? competitionAddress(id) : profileAddress(kind, id);

/** The favourites of a viewer by kind, each with a button to unfollow. */
export function FollowedList({ favourites }: { readonly favourites: readonly Favourite[] }) {
  const { my: say } = useMyWords();
  return (
    <section aria-labelledby="followed" className="followed-list">
      <h2 id="followed">{say.following}</h2>
      {KINDS.map((kind) => {
        const ofKind = favourites.filter((one) => one.kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind} aria-labelledby={`followed-${kind}`}>
              <h3 id={`followed-${kind}`}>{say.kinds[kind]}</h3>
              <ul>
                {ofKind.map((one) => (
                  <li key={one.id}>
                    <PrefetchLink to={addressOf(one)}>
                      {one.img && <img src={one.img} alt="" width={20} height={20} loading="lazy" />}
                      <span dir="auto">{one.name}</span>
                    </PrefetchLink>
                    <FavouriteButton {...one} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </section>
  );
}
