import type { ReactNode } from 'react';
import type { ProfileKind } from '#contract/pages.ts';
import { isNotFound } from '#web/data/api-error.ts';
import type { OperationKey } from '#web/data/operation-key.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { ProfileSkeleton } from '#web/features/profile/profile-skeleton.tsx';
import { SEARCH_KINDS, type SearchResult } from '#web/settings/recent.ts';
import { useRecent } from '#web/settings/use-recent.ts';
import { useWords } from '#web/words/use-words.ts';
import { NotFound } from './not-found.tsx';
import { PendingPage } from './pending-page.tsx';

interface Props<T> {
  readonly kind: Exclude<ProfileKind, 'team'>;
  /** Query of the record, which is null if not found and undefined while loading. */
  readonly queryKey: OperationKey;
  readonly record: T | null | undefined;
  readonly error: Error | null;
  /** Country and its code, for the list of recent entities. */
  readonly about?: Pick<SearchResult, 'about' | 'cc' | 'otherName'> | null | undefined;
  /** Whether something else is still loading. */
  readonly isLoading?: boolean;
  /** The name that the page shows, by default the record's. */
  readonly nameOf?: (record: T) => string;
  readonly children: (record: T) => ReactNode;
}

const NOWHERE = { about: null, cc: null };
const recordName = ({ name }: { readonly name: string }) => name;

/** The page of an entity in each of its states; its title is the entity's name. */
export function EntityPage<T extends { readonly id: string; readonly name: string }>(props: Props<T>) {
  const { kind, queryKey, record, error, about, isLoading = false, children } = props;
  const { nameOf = recordName } = props;
  const words = useWords<'profile'>();
  const searchKind = SEARCH_KINDS.find((one) => one === kind);
  useRecent(
    record && searchKind
      ? { kind: searchKind, id: record.id, name: nameOf(record), startdate: null, ...(about ?? NOWHERE) }
      : null,
  );
  const { trouble } = useStateOfData([queryKey]);
  if (isNotFound(error) || record === null) return <NotFound text={words.profile.notFound[kind]} />;
  if (!record || isLoading) {
    return (
      <PendingPage trouble={trouble} title={record && nameOf(record)}>
        <ProfileSkeleton />
      </PendingPage>
    );
  }
  return (
    <>
      <title>{`${nameOf(record)} · ${words.name}`}</title>
      {children(record)}
    </>
  );
}
