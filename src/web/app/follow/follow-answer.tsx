import { type FollowRequest, followRequest } from '#web/components/follow-request.ts';
import { FollowNote } from './follow-note.tsx';
import { FollowSheet } from './follow-sheet.tsx';

const close = () => followRequest.set(null);

/** What a button that follows has to say or to offer. */
export function FollowAnswer({ request: { isNew, favourite, teams } }: { readonly request: FollowRequest }) {
  const Answer = isNew ? FollowNote : FollowSheet;
  return (
    <Answer key={`${favourite.kind} ${favourite.id}`} favourite={favourite} teams={teams} onClose={close} />
  );
}
