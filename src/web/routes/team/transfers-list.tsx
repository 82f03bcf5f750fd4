import { spokenName } from '#contract/person-name.ts';
import type { TransfersRecord } from '#contract/records/transfers.ts';
import { PlayerOfClub } from '#web/components/player-of-club.tsx';
import { dayNames } from '#web/format/clock-time.ts';
import { moneyText } from '#web/format/money.ts';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The transfers of the season with fees, newest first. */
export function TransfersList({ transfers }: { readonly transfers: TransfersRecord }) {
  const { team: t } = useWords<'team'>();
  const arrivals = transfers.arrivals.map(({ team_left, ...one }) => ({ ...one, club: team_left }));
  const departures = transfers.departures.map(({ team_join, ...one }) => ({ ...one, club: team_join }));
  if (arrivals.length + departures.length === 0) return null;
  return (
    <TitledCard title={t.transfers} isTall>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-2 py-2">
        <TransferColumn title={t.arrivals} emptyText={t.noArrivals} transfers={arrivals} />
        <TransferColumn title={t.departures} emptyText={t.noDepartures} transfers={departures} />
      </div>
    </TitledCard>
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
  const { team: t, intl } = useWords<'team'>();
  const kinds: Readonly<Record<string, string>> = t.transferKinds;
  const newest = [...transfers].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return (
    <div>
      <h3 className="px-3.5 font-medium text-[0.75rem] text-quiet">{title}</h3>
      {newest.length === 0 && <p className="px-3.5 text-quiet">{emptyText}</p>}
      <ul className="divided">
        {newest.map(({ player, club, type, date, fee }) => (
          <li
            key={`${player.id ?? player.name} ${date}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3.5 pointer-coarse:py-0 py-1"
          >
            <PlayerOfClub
              player={{ id: player.id, name: spokenName(player) }}
              club={{ id: club.name === null ? null : club.id, name: club.name ?? t.noClub }}
            />
            <p className="grid text-end">
              {moneyText(fee, intl) ?? (type && kinds[type]) ?? '–'}
              <small className="text-[0.8125rem] text-quiet">{date ? dayNames(date, intl).date : ''}</small>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
