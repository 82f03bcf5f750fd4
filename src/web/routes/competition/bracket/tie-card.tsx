import { useZone } from '#web/clock/program-context.ts';
import { Crest } from '#web/components/crest.tsx';
import { dayAndTime, dayAndWeekday } from '#web/format/clock-time.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { NamedLink } from '#web/navigation/named-link.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { Tie } from './order.ts';

interface Props {
  readonly tie: Tie;
}

/** Two teams, the aggregate score, the winner of the tie, and each leg as a link to its match. */
export function TieCard({ tie }: Props) {
  const { bracket: t } = useWords<'bracket'>();
  const { home, away, home_score, away_score, winner_team_id, matches } = tie;
  const line = (team: Tie['home'], score: number | null) => (
    <p
      data-through={winner_team_id === null ? undefined : winner_team_id === team.id}
      className="flex min-h-8 items-center gap-2 px-3 data-[through=true]:font-semibold data-[through=false]:text-quiet"
    >
      <Crest team={{ ...team, short_code: null, form: null, kit_colors: null }} />
      <span
        dir="auto"
        title={team.name}
        className="min-w-0 flex-1 truncate font-stretch-88% *:block *:truncate *:leading-8 *:hover:underline *:focus-visible:-outline-offset-2"
      >
        <NamedLink kind="team" id={team.id}>
          {team.name}
        </NamedLink>
      </span>
      {winner_team_id === team.id && <span className="sr-only">{t.through}</span>}
      <b className="font-bold">{score ?? '–'}</b>
    </p>
  );
  return (
    <article aria-label={`${home.name} – ${away.name}`} className="card overflow-hidden">
      {line(home, home_score)}
      {line(away, away_score)}
      {matches.map((match) => (
        <Leg key={match.id} match={match} tie={tie} />
      ))}
    </article>
  );
}

/** A leg, with the goals in the order of the tie's teams, whichever was at home. */
function Leg({ match, tie }: Props & { readonly match: Tie['matches'][number] }) {
  const zone = useZone();
  const { bracket: t, score, intl } = useWords<'bracket'>();
  const { id, leg, timestamp, home_score, away_score, home_id, ps_score } = match;
  const isTurned = home_id !== tie.home.id;
  const pair = (first: number, second: number) => (isTurned ? score(second, first) : score(first, second));
  const isPlayed = home_score !== null && away_score !== null;
  const when = (isPlayed ? dayAndWeekday : dayAndTime)(timestamp * 1000, zone, intl);
  const legs: Readonly<Record<string, string>> = t.legs;
  return (
    <Link
      to={matchAddress(id)}
      className="flex min-h-11 pointer-fine:min-h-7 flex-wrap items-center gap-x-2 border-line border-t px-3 text-[0.75rem] text-quiet hover:bg-raised focus-visible:-outline-offset-2"
    >
      <span className={leg && legs[leg] ? undefined : 'sr-only'}>{(leg && legs[leg]) ?? t.match}</span>
      {isPlayed && <b className="font-bold text-ink">{pair(home_score, away_score)}</b>}
      {ps_score && <span>{t.penalties(pair(...ps_score))}</span>}
      <time dateTime={new Date(timestamp * 1000).toISOString()} className="ms-auto">
        {when}
      </time>
    </Link>
  );
}
