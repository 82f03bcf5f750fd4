import type { PlayerSeasonStats } from '#contract/records/player-season-stats.ts';
import { competitionAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { Abbreviation } from '#web/ui/abbreviation.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { competitionName } from '#web/words/competition-name.ts';
import { useWords } from '#web/words/use-words.ts';

export interface PlayerSeason {
  readonly league: { readonly id: string; readonly name: string | null };
  readonly season: string | null;
  readonly stats: PlayerSeasonStats;
}

/** The columns of a season; null totals count as zero (v2.2 wire, stats player). */
const COUNTED = {
  matches: ({ matches }: PlayerSeasonStats) => matches.played.total,
  minutes: ({ minutes_played }: PlayerSeasonStats) => minutes_played,
  goals: ({ goals }: PlayerSeasonStats) => goals.total,
  assists: ({ assists }: PlayerSeasonStats) => assists.total,
  yellow: ({ cards }: PlayerSeasonStats) => cards.yellow.total,
  red: ({ cards: { redcards, yellowred } }: PlayerSeasonStats) =>
    (redcards.total ?? 0) + (yellowred.total ?? 0),
} as const;
const NAMES = Object.keys(COUNTED) as (keyof typeof COUNTED)[];

const SEASON_ROW =
  'h-9 *:px-2 max-md:*:px-1.5 *:first:ps-3.5 max-md:*:first:ps-3.5 *:last:pe-3.5 max-md:*:last:pe-3.5';

/** A player's statistics by competition of the season; where there are none, a feed sends zeros. */
export function SeasonTable({ seasons }: { readonly seasons: readonly PlayerSeason[] }) {
  const words = useWords<'profile'>();
  const { profile: t, intl } = words;
  const numbers = new Intl.NumberFormat(intl);
  const counted = seasons.filter(({ stats }) => NAMES.some((name) => COUNTED[name](stats)));
  if (counted.length === 0) return null;
  return (
    <TitledCard title={t.thisSeason}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div tabIndex={0} className="overflow-x-auto">
        <table className="w-full whitespace-nowrap text-end">
          <thead>
            <tr className={`${SEASON_ROW} text-[0.75rem] text-quiet *:font-medium`}>
              <th scope="col" className="text-start">
                {t.competition}
              </th>
              {NAMES.map((name) => (
                <th key={name} scope="col">
                  <Abbreviation {...t.counts[name]} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counted.map(({ league, season, stats }) => (
              <tr key={league.id} className={`${SEASON_ROW} pointer-coarse:h-11 border-line border-t`}>
                <th
                  scope="row"
                  className="tap-links text-start font-normal max-md:whitespace-normal max-md:leading-4.5"
                >
                  <Link to={competitionAddress(league.id)} className="hover:underline">
                    <span dir="auto">{competitionName(league, words) ?? league.id}</span>
                  </Link>{' '}
                  {season}
                </th>
                {NAMES.map((name) => (
                  <td key={name}>{numbers.format(COUNTED[name](stats) ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </TitledCard>
  );
}
