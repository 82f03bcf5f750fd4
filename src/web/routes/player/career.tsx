import type { PlayerRecord } from '#contract/records/player.ts';
import { bareTeam } from '#web/components/bare-team.ts';
import { Crest } from '#web/components/crest.tsx';
import { LINE } from '#web/features/profile/link-columns.tsx';
import { teamAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The clubs of a player in the service's order, newest first. */
export function Career({ roles }: Pick<PlayerRecord, 'roles'>) {
  const { profile: t } = useWords<'profile'>();
  if (roles.length === 0) return null;
  return (
    <TitledCard title={t.career}>
      <ul>
        {roles.map(({ team, start, end, is_current }) => {
          const years = [start?.slice(0, 4), is_current ? t.today : end?.slice(0, 4)];
          const content = (
            <>
              <Crest team={bareTeam(team.id ?? '')} />
              <span dir="auto">{team.name ?? '–'}</span>
              {years.some(Boolean) && (
                <small className="ms-auto text-[0.8125rem] text-quiet">
                  {years.map((year) => year ?? '…').join(' – ')}
                </small>
              )}
            </>
          );
          return (
            <li key={`${team.id} ${start}`}>
              {team.id ? (
                <Link to={teamAddress(team.id)} className={`${LINE} in-[li:first-child]:border-t-0`}>
                  {content}
                </Link>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}
