import type { MatchListRow } from '#web/matches/rows.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import { orderFavourites } from '#web/settings/order-favourites.ts';
import { useInSight } from '#web/ui/use-in-sight.ts';
import { useWords } from '#web/words/use-words.ts';
import { FollowableList, HEADING, NameAndPicture } from './followable-list.tsx';
import { FollowedPlayer } from './followed-player.tsx';
import { OrderList } from './order-list.tsx';

const FOLLOWED_KINDS = ['team', 'competition', 'player', 'match'] as const;

interface Props {
  readonly favourites: readonly Favourite[];
  /** Matches that the page has loaded, by kick-off. */
  readonly rows: readonly MatchListRow[];
}

/** The favourites of a viewer by kind, each with a button for its sheet; all but matches can be ordered. */
export function FollowedList({ favourites, rows }: Props) {
  const { my: t } = useWords<'my'>();
  const { inSight, watch } = useInSight();
  const content = (favourite: Favourite) =>
    favourite.kind === 'player' ? (
      <span id={`player-${favourite.id}`} ref={watch} className="flex min-w-0 items-center gap-2.5">
        <FollowedPlayer player={favourite} rows={rows} isInSight={inSight.has(`player-${favourite.id}`)} />
      </span>
    ) : (
      <NameAndPicture {...favourite} />
    );
  return (
    <section aria-labelledby="followed">
      <h2 id="followed" className={HEADING}>
        {t.following}
      </h2>
      <p id="order-help" className="sr-only">
        {t.order.help}
      </p>
      {FOLLOWED_KINDS.map((kind) => {
        const ofKind = favourites.filter((one) => one.kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind} aria-labelledby={`followed-${kind}`}>
              <h3 id={`followed-${kind}`} className="py-1.5 font-semibold text-[0.75rem] text-quiet">
                {t.kinds[kind]}
              </h3>
              {kind === 'match' || ofKind.length === 1 ? (
                <FollowableList entities={ofKind}>{content}</FollowableList>
              ) : (
                <OrderList entities={ofKind} onOrder={(ids) => orderFavourites(kind, ids)}>
                  {content}
                </OrderList>
              )}
            </section>
          )
        );
      })}
    </section>
  );
}
