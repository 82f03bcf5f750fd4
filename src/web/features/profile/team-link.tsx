import { bareTeam } from '#web/components/bare-team.ts';
import { Crest } from '#web/components/crest.tsx';
import { teamAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';

interface Props {
  readonly team: { readonly id: string | null; readonly name: string | null };
}

/** A team's crest and name, linked to its page; nothing without an id. */
export function TeamLink({ team: { id, name } }: Props) {
  if (id === null) return null;
  return (
    <span className="flex items-center gap-2">
      <Crest team={bareTeam(id)} />
      <Link to={teamAddress(id)} dir="auto" className="font-medium hover:underline">
        {name ?? id}
      </Link>
    </span>
  );
}
