import type { Favourite } from '#web/settings/favourites.ts';
import { useMyWords } from '#web/words/my.ts';
import { FollowableList, HEADING } from './followable-list.tsx';

const KINDS = ['team', 'competition', 'match'] as const;

/** The favourites of a viewer by kind, each with a button to unfollow. */
export function FollowedList({ favourites }: { readonly favourites: readonly Favourite[] }) {
  const { my: say } = useMyWords();
  return (
    <section aria-labelledby="followed">
      <h2 id="followed" className={HEADING}>
        {say.following}
      </h2>
      {KINDS.map((kind) => {
        const ofKind = favourites.filter((one) => one.kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind} aria-labelledby={`followed-${kind}`}>
              <h3 id={`followed-${kind}`} className="py-1.5 font-semibold text-[0.75rem] text-quiet">
                {say.kinds[kind]}
              </h3>
              <FollowableList entities={ofKind}>
                {({ img, name }) => (
                  <>
                    {img && (
                      <img
                        src={img}
                        alt=""
                        width={20}
                        height={20}
                        loading="lazy"
                        className="object-contain"
                      />
                    )}
                    <span dir="auto">{name}</span>
                  </>
                )}
              </FollowableList>
            </section>
          )
        );
      })}
    </section>
  );
}
