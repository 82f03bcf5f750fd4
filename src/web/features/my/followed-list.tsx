import { competitionAddress, profileAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import type { Favourite } from '#web/settings/favourites.ts';
import { FavouriteButton } from '#web/ui/favourite-button.tsx';
import { useMyWords } from '#web/words/my.ts';

const KINDS = ['team', 'competition', 'match'] as const;

const addressOf = ({ kind, id }: Favourite) =>
  kind === 'competition' ? competitionAddress(id) : profileAddress(kind, id);

/** The favourites of a viewer by kind, each with a button to unfollow. */
export function FollowedList({ followed }: { readonly followed: readonly Favourite[] }) {
  const { my: say } = useMyWords();
  return (
    <section aria-labelledby="followed" className="followed-list">
      <h2 id="followed">{say.following}</h2>
      {KINDS.map((kind) => {
        const own = followed.filter((one) => one.kind === kind);
        return (
          own.length > 0 && (
            <section key={kind} aria-labelledby={`followed-${kind}`}>
              <h3 id={`followed-${kind}`}>{say.kinds[kind]}</h3>
              <ul>
                {own.map((one) => (
                  <li key={one.id}>
                    <IntentLink to={addressOf(one)}>
                      {one.img && <img src={one.img} alt="" width={20} height={20} loading="lazy" />}
                      <span dir="auto">{one.name}</span>
                    </IntentLink>
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
