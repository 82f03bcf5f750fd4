import type { MatchTeam } from '#contract/records/match-team.ts';
import { Crest } from '#web/components/crest.tsx';
import { Flag } from '#web/components/flag.tsx';
import { MatchTime } from '#web/components/match-time.tsx';
import { liveCount } from '#web/matches/live-count.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { type Address, MY, matchAddress, profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { fullPath } from '#web/settings/base-path.ts';
import { type Favourite, favourites } from '#web/settings/favourites.ts';
import { useStore } from '#web/state/store.ts';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';
import { LiveNumber } from './live-number.tsx';

interface Props {
  readonly rows: readonly MatchListRow[];
  /** Returns the address of a competition's matches. */
  readonly to: (id: string) => Address;
}

/** The viewer's favourites with their state on the current day: minute, score, or number of live matches. */
export function Following({ rows, to }: Props) {
  const { sidebar: t, list } = useWords<'sidebar'>();
  const allFavourites = useStore(favourites);
  const visible = allFavourites.filter(
    ({ kind, id }) => kind !== 'match' || rows.some(({ record }) => record.id === id),
  );
  return (
    <section aria-labelledby="following" className="mb-4">
      <h2 id="following" className="mb-2 px-2 font-semibold text-faint text-xs [letter-spacing:0.025em]">
        {list.following}
      </h2>
      {/* Room for three, so that the first favourites move nothing below. */}
      <div className="min-h-24">
        {visible.length === 0 && (
          <Link
            to={MY}
            className="grid min-h-24 place-items-center rounded-lg border border-line border-dashed px-3 text-center text-quiet hover:text-ink"
          >
            {t.nothingFollowed}
          </Link>
        )}
        <ul>
          {visible.map((favourite) => (
            <li key={`${favourite.kind} ${favourite.id}`}>
              {favourite.kind === 'competition' ? (
                <FollowedCompetition favourite={favourite} rows={rows} to={to} />
              ) : (
                <FollowedMatch favourite={favourite} rows={rows} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const FOLLOWED_LINE = 'flex min-h-8 items-center gap-2.5 rounded-md px-2';
const FOLLOWED_NAME = 'min-w-0 font-stretch-84%';

/** A followed match, or the followed team's match of the day: of two the live one, or the later one. A player has none. */
function FollowedMatch({ favourite, rows }: Omit<Props, 'to'> & { favourite: Favourite }) {
  const { kind, id, name } = favourite;
  const matchingRows = rows.filter(({ record: { teams, id: match } }) =>
    kind === 'match' ? match === id : kind === 'team' && (teams.home.id === id || teams.away.id === id),
  );
  const row = matchingRows.find(({ record }) => record.phase === 'live') ?? matchingRows.at(-1);
  if (!row) {
    return (
      <Link to={profileAddress(kind, id)} className={`${FOLLOWED_LINE} text-quiet hover:bg-raised`}>
        <Picture src={favourite.img} />
        <span dir="auto" className={`truncate ${FOLLOWED_NAME}`}>
          {name}
        </span>
      </Link>
    );
  }
  const { record, anchor } = row;
  const { home, away } = record.teams;
  const { home_score, away_score } = record.scores;
  return (
    <Link
      to={matchAddress(record.id)}
      className="flex items-center gap-2.5 rounded-md px-2 py-1 hover:bg-raised"
    >
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <Side team={home} goals={home_score} />
        <Side team={away} goals={away_score} />
      </span>
      <span
        className={`min-w-9 flex-none text-end font-semibold text-[0.8125rem] ${record.phase === 'live' ? 'text-live' : 'text-faint'}`}
      >
        <MatchTime match={record} seen={anchor} form="both" />
      </span>
    </Link>
  );
}

/** A team of a followed match. */
function Side({ team, goals }: { readonly team: MatchTeam; readonly goals: number | null }) {
  return (
    <span className="flex items-center gap-2.5">
      <Crest team={team} />
      <span dir="auto" className={`truncate ${FOLLOWED_NAME}`} title={team.name}>
        {team.name}
      </span>
      {goals !== null && <b className="ms-auto flex-none font-semibold">{goals}</b>}
    </span>
  );
}

function FollowedCompetition({ favourite, rows, to }: Pick<Props, 'rows' | 'to'> & { favourite: Favourite }) {
  const name = competitionName(favourite, useWords());
  const competitionRows = rows.filter(({ record }) => record.league.id === favourite.id);
  return (
    <Link
      to={to(favourite.id)}
      className={`${FOLLOWED_LINE} hover:bg-raised ${competitionRows.length === 0 ? 'text-quiet' : ''}`}
    >
      <Flag src={favourite.img} />
      <span dir="auto" className={`truncate ${FOLLOWED_NAME}`} title={name}>
        {name}
      </span>
      <LiveNumber live={liveCount(competitionRows)} />
    </Link>
  );
}

function Picture({ src }: { src: string | null }) {
  return (
    <span aria-hidden="true" className="size-5 flex-none">
      {src && <img src={fullPath(src)} alt="" width={20} height={20} loading="lazy" decoding="async" />}
    </span>
  );
}
