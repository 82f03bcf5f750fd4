import './transfers.css';
import type { TransfersRecord } from '#contract/records/transfers.ts';
import { dayNames } from '#web/format/clock-time.ts';
import { PlayerOfClub } from '#web/ui/player-of-club.tsx';
import { useTeamWords } from '#web/words/team.ts';

/** The transfers of the season with fees, newest first. */
export function TransfersList({ transfers }: { readonly transfers: TransfersRecord }) {
  const { team: say } = useTeamWords();
  const arrivals = transfers.arrivals.map(({ team_left, ...one }) => ({ ...one, club: team_left }));
  const departures = transfers.departures.map(({ team_join, ...one }) => ({ ...one, club: team_join }));
  return (
    <section aria-labelledby="transfers" className="team-part">
      <h2 id="transfers">{say.transfers}</h2>
      <div className="transfers">
        <TransferColumn title={say.arrivals} emptyText={say.noArrivals} transfers={arrivals} />
        <TransferColumn title={say.departures} emptyText={say.noDepartures} transfers={departures} />
      </div>
    </section>
  );
}

type Transfer = Omit<TransfersRecord['arrivals'][number], 'team_left'> & {
  readonly club: TransfersRecord['arrivals'][number]['team_left'];
};

function TransferColumn({
  title,
  emptyText,
  transfers,
}: {
  title: string;
  emptyText: string;
  transfers: readonly Transfer[];
}) {
  const { team: say, intl } = useTeamWords();
  const kinds: Readonly<Record<string, string>> = say.transferKinds;
  const newest = [...transfers].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return (
    <div>
      <h3>{title}</h3>
      {newest.length === 0 && <p>{emptyText}</p>}
      <ul>
        {newest.map(({ player, club, type, date, fee }) => (
          <li key={`${player.id ?? player.name} ${date}`}>
            <PlayerOfClub
              player={player}
              club={{ id: club.name === null ? null : club.id, name: club.name ?? say.noClub }}
            />
            <p>
              {fee?.text ?? (type && kinds[type]) ?? '–'}
              <small>{date ? dayNames(date, intl).date : ''}</small>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
