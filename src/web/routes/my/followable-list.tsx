import type { ReactNode } from 'react';
import { FollowButton } from '#web/components/follow-button.tsx';
import { competitionAddress, profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { fullPath } from '#web/settings/base-path.ts';
import type { Favourite } from '#web/settings/favourites.ts';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';

/** Classes of a section's heading. */
export const HEADING = 'min-h-8 font-bold text-[1rem]';

const addressOf = ({ kind, id }: Favourite) =>
  kind === 'competition' ? competitionAddress(id) : profileAddress(kind, id);

/** One below the other, or side by side where there is room. */
const LIST_CLASSES = {
  lines: { list: 'card divided overflow-hidden', item: '' },
  tiles: { list: 'grid gap-2 md:grid-cols-2', item: 'card overflow-hidden' },
} as const;

interface Props<T> {
  readonly look?: keyof typeof LIST_CLASSES;
  readonly entities: readonly T[];
  readonly children: (entity: T) => ReactNode;
}

/** Teams, competitions, players or matches, each with a button that follows it or opens what can be changed. */
export function FollowableList<T extends Favourite>({ look = 'lines', entities, children }: Props<T>) {
  return (
    <ul className={LIST_CLASSES[look].list}>
      {entities.map((entity) => (
        <li key={entity.id} className={`flex items-center ${LIST_CLASSES[look].item}`}>
          <FollowableLink entity={entity}>{children(entity)}</FollowableLink>
          <FollowButton {...entity} />
        </li>
      ))}
    </ul>
  );
}

/** A link to an entity's page, as wide as there is room. */
export function FollowableLink({ entity, children }: { entity: Favourite; children: ReactNode }) {
  return (
    <Link
      to={addressOf(entity)}
      className="wrap-anywhere flex min-h-11 min-w-0 flex-1 items-center gap-2.5 px-3.5 hover:bg-raised focus-visible:-outline-offset-2"
    >
      {children}
    </Link>
  );
}

/** The content of a link to an entity. */
export function NameAndPicture(entity: Favourite) {
  const words = useWords();
  const { kind, img, name } = entity;
  return (
    <>
      {img && (
        <img src={fullPath(img)} alt="" width={20} height={20} loading="lazy" className="object-contain" />
      )}
      <span dir="auto">{kind === 'competition' ? competitionName(entity, words) : name}</span>
    </>
  );
}
