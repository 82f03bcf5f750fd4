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
  /** What is asked for, and what came: null for nobody; undefined as long as nobody knows. */
  readonly of: OperationKey;
  /** What else it cannot be shown without. */
  readonly and?: readonly OperationKey[];
  readonly told: T | null | undefined;
  readonly error: Error | null;
  /** Something that belongs to it has yet to come. */
  readonly isWaiting?: boolean;
  readonly children: (told: T) => ReactNode;
}

/** A short page in each of its states; its title is the name. */
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
