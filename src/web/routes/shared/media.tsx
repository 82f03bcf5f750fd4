import { useQuery } from '@tanstack/react-query';
import { type MediaSubject, mediaQuery } from '#web/data/media.ts';
import { MediaList } from '#web/features/media/media-list.tsx';

export interface MediaProps {
  readonly of: MediaSubject;
  readonly id: string;
}

/** Articles about an entity at the end of its page. */
export function Media({ of, id }: MediaProps) {
  const items = useQuery(mediaQuery(of, id)).data?.data.flat() ?? [];
  return <MediaList items={items} />;
}
