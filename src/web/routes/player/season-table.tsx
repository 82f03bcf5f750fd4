import type { PlayerSeasonStats } from '#contract/records/player-season-stats.ts';
import { competitionAddress } from '#web/navigation/addresses.ts';
import { PrefetchLink } from '#web/navigation/prefetch-link.tsx';
import { useProfileWords } from '#web/words/profile.ts';

export interface PlayerSeason {
  readonly league: { readonly id: string; readonly name: string | null };
  readonly season: string | null;
  readonly stats: PlayerSeasonStats;
}

/** The columns of a season; null totals count as zero (v2.2 wire, stats player). */
const COUNTS = {
  matches: ({ matches }: PlayerSeasonStats) => matches.played.total,
  minutes: ({ minutes_played }: PlayerSeasonStats) => minutes_played,
  goals: ({ goals }: PlayerSeasonStats) => goals.total,
  assists: ({ assists }: PlayerSeasonStats) => assists.total,
  yellow: ({ cards }: PlayerSeasonStats) => cards.yellow.total,
  red: ({ cards: { redcards, yellowred } }: PlayerSeasonStats) =>
    (redcards.total ?? 0) + (yellowred.total ?? 0),
} as const;
const NAMES = Object.keys(COUNTS) as (keyof typeof COUNTS)[];

/** A player's statistics by competition of the season. */
export function SeasonTable({ seasons }: { readonly seasons: readonly PlayerSeason[] }) {
  const { profile: say, intl } = useProfileWords();
  const numbers = new Intl.NumberFormat(intl);
  return (
    <section aria-labelledby="season">
      <h2 id="season">{say.thisSeason}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <div tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.competition}</th>
              {NAMES.map((name) => (
                <th key={name} scope="col">
                  <abbr title={say.counts[name][1]}>{say.counts[name][0]}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seasons.map(({ league, season, stats }) => (
              <tr key={league.id}>
                <th scope="row" className="tap-links">
                  <PrefetchLink to={competitionAddress(league.id)}>
                    <span dir="auto">{league.name ?? league.id}</span>
                  </PrefetchLink>{' '}
                  {season}
                </th>
                {NAMES.map((name) => (
                  <td key={name}>{numbers.format(COUNTS[name](stats) ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
