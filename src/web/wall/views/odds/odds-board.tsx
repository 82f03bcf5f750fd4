import { MINUTE_MS, MINUTE_S } from '#contract/durations.ts';
import { isolateNames } from '#contract/isolate-names.ts';
import { oddsText } from '#contract/odds/odds-text.ts';
import type { OddsFormat } from '#contract/operation.ts';
import { scoreOf } from '#contract/score.ts';
import { signedNumber } from '#contract/signed-number.ts';
import { MatchTime } from '#web/components/match-time.tsx';
import { type BestPrice, RESULT_LABELS } from '#web/features/odds/best-prices.ts';
import { Lock } from '#web/features/odds/lock.tsx';
import { ageText, OLDER_MINUTES, OLDEST_MINUTES } from '#web/features/odds/price-move.tsx';
import { useAgedText } from '#web/features/odds/use-aged-text.ts';
import { oddsFormatOnWalls } from '#web/settings/odds-format.ts';
import { useStore } from '#web/state/store.ts';
import { fitNames } from '#web/wall/parts/fit-names.ts';
import { leagueName } from '#web/wall/parts/league-name.ts';
import { useWords } from '#web/words/use-words.ts';
import type { PricedMatch } from './priced-match.ts';

/** In portrait the teams have a line of their own above the prices. */
const COLUMNS =
  'grid grid-cols-[11.875rem_minmax(0,1fr)_repeat(3,12.5rem)_8.125rem] upright:grid-cols-[8.125rem_minmax(0,1fr)_repeat(3,10.9375rem)_6.875rem] gap-x-6';
const PLACES = ['col-start-3', 'col-start-4', 'col-start-5'] as const;
const PRICE_PLACE = 'row-span-2 row-start-1 upright:row-span-1 upright:row-start-2';
/** From this age on a price is quiet, and has its age in words: a price before kick-off changes less often. */
const MIN_STALE_MINUTES = { inPlay: OLDER_MINUTES, before: OLDEST_MINUTES };
/** Letters of both names together. */
const MAX_LETTERS = 28;

interface Props {
  readonly matches: readonly PricedMatch[];
  /** World time in full minutes, epoch ms. */
  readonly minute: number;
  /** Null: that of the browser. */
  readonly format: OddsFormat | null;
}

/** The best prices of home win, draw and away win, with the bookmaker that offers them and their age. */
export function OddsBoard({ matches, ...props }: Props) {
  const { odds } = useWords<'odds'>();
  const { wallOdds: t } = useWords<'wall-odds'>();
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

function OddsLine({ row, prices, minute, format }: PricedMatch & Omit<Props, 'matches'>) {
  const words = useWords<'wall-odds'>();
  const { wallOdds: t } = words;
  const { odds } = useWords<'odds'>();
  const ageOf = (at: number) => Math.max(0, Math.round(minute / MINUTE_MS - at / MINUTE_S));
  const { record, anchor } = row;
  const { teams, league, phase } = record;
  const [home, away] = fitNames(teams.home.name, teams.away.name, MAX_LETTERS);
  const score = scoreOf(record);
  const age = ageOf(Math.max(...prices.results.map(({ at }) => at ?? 0)));
  const hasAge = prices.results.some(({ at }) => at !== null);
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
      <span
        dir={words.dir}
        className="upright:col-[2/-1] truncate font-semibold font-stretch-78% text-[3.125rem]/[3.625rem]"
      >
        {score ? (
          <>
            <bdi>{home}</bdi> <b className="font-bold">{words.score(...score)}</b> <bdi>{away}</bdi>
          </>
        ) : (
          t.versus(...isolateNames(home, away))
        )}
      </span>
      <span
        dir="auto"
        className="upright:col-[1/3] col-start-2 row-start-2 upright:line-clamp-2 upright:self-start upright:overflow-hidden truncate upright:whitespace-normal font-medium font-stretch-84% text-note text-quiet"
      >
        {leagueName(league, words)}
      </span>
      {prices.results.map((price, at) => (
        <Price
          key={RESULT_LABELS[at]}
          result={at}
          price={price}
          age={price.at === null ? null : ageOf(price.at)}
          stage={phase === 'live' ? 'inPlay' : 'before'}
          format={format}
        />
      ))}
      <span
        className={`col-start-6 self-center text-end font-stretch-80% text-note text-quiet ${PRICE_PLACE}`}
      >
        {hasAge && (age === 0 ? odds.look.now : ageText(odds, age))}
      </span>
    </li>
  );
}

interface PriceProps {
  readonly result: number;
  readonly price: BestPrice;
  /** Full minutes; null if unknown. */
  readonly age: number | null;
  readonly stage: keyof typeof MIN_STALE_MINUTES;
  readonly format: OddsFormat | null;
}

/**
 * A best price with its bookmaker, and quiet with its age when it is old; a lock and a word where every bookmaker has
 * suspended it, or it is older than the last goal.
 */
function Price({ result, price: { state, price, books }, age, stage, format }: PriceProps) {
  const { odds: t, intl } = useWords<'odds'>();
  const ownFormat = useStore(oddsFormatOnWalls);
  const [first, ...others] = books;
  const ageInWords = age !== null && age >= MIN_STALE_MINUTES[stage] && ageText(t, age);
  const note = ageInWords || (others.length > 0 && signedNumber(others.length, intl));
  return (
    <span className={`min-w-0 self-center text-end ${PLACES[result]} ${PRICE_PLACE}`}>
      <span className="sr-only">{t.results[result]}</span>
      {state === 'holds' && price !== null ? (
        <>
          <bdi
            dir="ltr"
            data-stale={Boolean(ageInWords) || undefined}
            className="block whitespace-nowrap font-bold font-stretch-78% text-name data-stale:text-quiet"
          >
            {oddsText(price, format ?? ownFormat, intl, t.evens)}
          </bdi>
          <span className="flex justify-end gap-2 font-stretch-84% text-note text-quiet">
            <span dir="auto" className="truncate">
              {first}
            </span>
            {note && <span className="flex-none">{note}</span>}
          </span>
        </>
      ) : (
        <span className="flex flex-col items-end text-note text-quiet [&_svg]:h-11 [&_svg]:w-9">
          {state === 'none' ? <span>–</span> : <Lock />}
          {state !== 'none' && (
            <span dir="auto" className="max-w-full truncate font-stretch-75%">
              {[state === 'outdated' ? t.outdated : t.suspended, ageInWords].filter(Boolean).join(', ')}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
