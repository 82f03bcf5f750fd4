import type { ReactNode } from 'react';
import type { Profile } from '#contract/pages.ts';
import { ProfileSkeleton } from '#web/features/profile/skeleton.tsx';
import { isNotFound } from '#web/queries/api-error.ts';
import type { OperationKey } from '#web/queries/operation-key.ts';
import { useStateOfData } from '#web/queries/use-state-of-data.ts';
import { useProfileWords } from '#web/words/profile.ts';
import { NotFound } from './not-found.tsx';
import { UntilTold } from './until-told.tsx';

interface Props<T> {
  readonly kind: Exclude<Profile, 'team'>;
  /** Query of the record, which is null if not found and undefined while loading. */
  readonly of: OperationKey;
  /** Queries that the page also needs. */
  readonly and?: readonly OperationKey[];
  readonly told: T | null | undefined;
  readonly error: Error | null;
  /** Whether something else is still loading. */
  readonly isWaiting?: boolean;
  readonly children: (told: T) => ReactNode;
}

/** The page of an entity in each of its states; its title is the entity's name. */
export function ProfileOf<T extends { readonly name: string }>(props: Props<T>) {
  const { kind, of, and = [], told, error, isWaiting = false, children } = props;
  const words = useProfileWords();
  const { trouble } = useStateOfData([of, ...and]);
  if (isNotFound(error) || told === null) return <NotFound text={words.profile.notFound[kind]} />;
  if (!told || isWaiting) {
    return (
      <UntilTold trouble={trouble} title={told?.name}>
        <ProfileSkeleton />
      </UntilTold>
    );
  }
  return (
    <>
      <title>{`${told.name} · ${words.name}`}</title>
      {children(told)}
    </>
  );
}
