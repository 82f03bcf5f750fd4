import { MINUTE_MS, MINUTE_S } from '#contract/durations.ts';
import { scoreOf } from '#contract/score.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { type BestPrice, RESULT_LABELS } from '#web/features/odds/best-prices.ts';
import { Lock } from '#web/features/odds/lock.tsx';
import { usePriceText } from '#web/features/odds/price.tsx';
import { useAgedText } from '#web/features/odds/use-aged-text.ts';
import { oddsFormatOnWalls } from '#web/settings/odds-format.ts';
import { fitNames } from '#web/wall/parts/fit-names.ts';
import { localCountry } from '#web/words/country-name.ts';
import { useOddsWords } from '#web/words/odds.ts';
import { useWallOddsWords } from '#web/words/wall-odds.ts';
import type { PricedMatch } from './priced-match.ts';

/** In portrait the teams have a line of their own above the prices. */
const COLUMNS =
  'grid grid-cols-[11.875rem_minmax(0,1fr)_repeat(3,12.5rem)_8.125rem] upright:grid-cols-[8.125rem_minmax(0,1fr)_repeat(3,10.9375rem)_6.875rem] gap-x-6';
const PLACES = ['col-start-3', 'col-start-4', 'col-start-5'] as const;
const PRICE_PLACE = 'row-span-2 row-start-1 upright:row-span-1 upright:row-start-2';
/** Letters of both names together. */
const MAX_LETTERS = 28;

interface Props {
  readonly matches: readonly PricedMatch[];
  /** World time in full minutes, epoch ms. */
  readonly minute: number;
}

/** The best prices of home win, draw and away win, with the bookmaker that offers them and their age. */
export function OddsBoard({ matches, ...props }: Props) {
  const { odds } = useOddsWords();
  const { wallOdds: t } = useWallOddsWords();
  return (
    <div className="flex h-full flex-col justify-between upright:pt-10">
      <div>
        <div aria-hidden="true" className={`h-11.5 text-note text-quiet ${COLUMNS}`}>
          {RESULT_LABELS.map((label, at) => (
            <span key={label} className={`text-end ${PLACES[at]}`}>
              {label}
            </span>
          ))}
          <span className="col-start-6 text-end">{t.aged}</span>
        </div>
        <ul>
          {matches.map((one) => (
            <OddsLine key={one.row.record.id} {...one} {...props} />
          ))}
        </ul>
      </div>
      <p className="pb-2.5 text-note text-quiet">{useAgedText(odds.care)}</p>
    </div>
  );
}

function OddsLine({ row, prices, minute }: PricedMatch & Omit<Props, 'matches'>) {
  const words = useWallOddsWords();
  const { wallOdds: t } = words;
  const { odds } = useOddsWords();
  const ageText = (minutes: number) => (minutes === 0 ? odds.look.now : odds.minutes(minutes));
  const { record, anchor } = row;
  const { teams, league, phase } = record;
  const [home, away] = fitNames(teams.home.name, teams.away.name, MAX_LETTERS);
  const score = scoreOf(record);
  const country = localCountry({ name: league.country_name, cc: league.country_code }, words);
  const hasCountry = country !== null && !league.name.startsWith(country);
  const newest = Math.max(...prices.results.map(({ at }) => at ?? 0));
  return (
    <li
      className={`h-27.75 upright:h-47.5 grid-rows-[auto_auto] content-center border-line border-t-2 ${COLUMNS}`}
    >
      <span
        data-live={phase === 'live' || undefined}
        className="row-span-2 upright:row-span-1 self-center whitespace-nowrap font-bold font-stretch-78% text-name data-live:text-live"
      >
        <MatchTime match={record} seen={anchor} form="short" />
      </span>
      <span className="one-line upright:col-[2/-1] font-semibold font-stretch-78% text-[3.125rem]/[3.625rem]">
        {score ? (
          <>
            <bdi>{home}</bdi> <b className="font-bold">{score.join('–')}</b> <bdi>{away}</bdi>
          </>
        ) : (
          t.versus(home, away)
        )}
      </span>
      <span className="one-line upright:col-[1/3] col-start-2 row-start-2 upright:line-clamp-2 upright:self-start upright:overflow-hidden upright:whitespace-normal font-medium font-stretch-84% text-note text-quiet">
        {hasCountry ? `${country} ${league.name}` : league.name}
      </span>
      {prices.results.map((price, at) => (
        <Price key={RESULT_LABELS[at]} result={at} price={price} />
      ))}
      <span
        className={`col-start-6 self-center text-end font-stretch-80% text-note text-quiet ${PRICE_PLACE}`}
      >
        {newest > 0 && ageText(Math.max(0, Math.round(minute / MINUTE_MS - newest / MINUTE_S)))}
      </span>
    </li>
  );
}

/** A best price with its bookmaker; a lock and a word where every bookmaker has suspended it, or it is older than the last goal. */
function Price({ result, price }: { readonly result: number; readonly price: BestPrice }) {
  const { odds: t } = useOddsWords();
  const priceText = usePriceText(oddsFormatOnWalls);
  const { state, price: value, books } = price;
  const [first, ...others] = books;
  return (
    <span className={`min-w-0 self-center text-end ${PLACES[result]} ${PRICE_PLACE}`}>
      <span className="sr-only">{t.results[result]}</span>
      {state === 'holds' && value !== null ? (
        <>
          <bdi dir="ltr" className="block font-bold font-stretch-78% text-name">
            {priceText(value)}
          </bdi>
          <span className="flex justify-end gap-2 font-stretch-84% text-note text-quiet">
            <span className="one-line">{first}</span>
            {others.length > 0 && <span className="flex-none">{t.others(others.length)}</span>}
          </span>
        </>
      ) : (
        <span className="flex flex-col items-end text-note text-quiet [&_svg]:h-11 [&_svg]:w-9">
          {state === 'none' ? <span>–</span> : <Lock />}
          {state !== 'none' && (
            <span className="one-line max-w-full font-stretch-75%">
              {state === 'outdated' ? t.outdated : t.suspended}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
