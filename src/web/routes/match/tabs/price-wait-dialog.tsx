import { type SyntheticEvent, useId, useState } from 'react';
import { compareOdds } from '#contract/odds/compare-odds.ts';
import { readOdds } from '#contract/odds/read-odds.ts';
import { RESULTS, type Result } from '#contract/odds/results.ts';
import { winChances } from '#contract/odds/win-chances.ts';
import type { Match } from '#contract/records/match.ts';
import { MOVE_SHARE } from '#news/alerts/price-alert.ts';
import { MAX_PRICE_WAITS, MAX_WAIT_BOOKS, type PriceWait } from '#news/alerts/price-waits.ts';
import { chanceText } from '#news/alerts/price-wording.ts';
import { worldClock } from '#web/clock/world-clock.ts';
import { requestPermission } from '#web/features/alerts/delivery.ts';
import { DeliveryChecks } from '#web/features/alerts/delivery-checks.tsx';
import { PriceWaitList } from '#web/features/alerts/price-wait-list.tsx';
import { OddsCare } from '#web/features/odds/odds-care.tsx';
import { alertSettings } from '#web/settings/alerts.ts';
import { oddsFormat } from '#web/settings/odds-format.ts';
import { addWait, hasRoomForWait } from '#web/settings/price-waits.ts';
import { useStore } from '#web/state/store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { usePriceText } from '#web/words/price-text.ts';
import { scoreRow } from '#web/words/score-row.ts';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly match: Match;
  readonly result: Result;
  /** The best prices of home, draw and away; null for those that do not hold. */
  readonly prices: readonly (number | null)[];
  /** Ids of the bookmakers whose prices are shown; null: all. */
  readonly books: readonly string[] | null;
  readonly onClose: () => void;
}

/** Sets an alert for a price of a result, or for a move of its chance, and lists those of the match. */
export function PriceWaitDialog({ match, result, prices, books, onClose }: Props) {
  const words = useWords<'price-waits' | 'alerts' | 'odds'>();
  const { priceWaits: t, alerts, odds, intl } = words;
  const settings = useStore(alertSettings);
  const priceText = usePriceText();
  const at = RESULTS.indexOf(result);
  const best = prices[at] ?? null;
  const chance = winChances(prices)?.[at] ?? null;
  const { home, away } = match.teams;

  async function wait(price: number | null, from: number): Promise<void> {
    const since = worldClock.now() ?? 0;
    const ofBooks = books?.slice(0, MAX_WAIT_BOOKS) ?? null;
    const next: PriceWait = { matchId: match.id, result, price, from, books: ofBooks, since };
    addWait(next, scoreRow(home.name, null, away.name, null, words));
    const answer = settings.notifications ? await requestPermission() : null;
    // A refusal is explained in the open dialog.
    if (answer?.permission !== 'denied') onClose();
  }
  return (
    <Dialog
      id="price-alert"
      title={odds.bell.label(result === 'draw' ? odds.draw : match.teams[result].name)}
      close={alerts.close}
      width="w-[min(24rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <div className="grid gap-5">
        <p className="text-quiet">
          {best === null
            ? t.noPrice
            : t.now(priceText(best), chance === null ? null : chanceText(chance, intl))}
          {books && ` ${t.mine}`}
        </p>
        {!hasRoomForWait(settings.prices) ? (
          <p className="text-quiet">{t.full(MAX_PRICE_WAITS)}</p>
        ) : (
          <>
            {best !== null && <PriceForm best={best} onSet={(price) => void wait(price, best)} />}
            {chance !== null && (
              <div className="grid gap-1.5">
                <button
                  type="button"
                  className={`${BUTTON} cursor-pointer justify-center`}
                  onClick={() => void wait(null, chance)}
                >
                  {t.move}
                </button>
                <p className="text-quiet text-xs">
                  {t.moveNote(
                    chanceText(Math.max(0, chance - MOVE_SHARE), intl),
                    chanceText(Math.min(1, chance + MOVE_SHARE), intl),
                  )}
                </p>
              </div>
            )}
          </>
        )}
        <PriceWaitList matchId={match.id} />
        <DeliveryChecks />
        <p className="text-quiet">{t.once}</p>
        <div className="-ms-2.5">
          <OddsCare />
        </div>
      </div>
    </Dialog>
  );
}

interface FormProps {
  readonly best: number;
  readonly onSet: (price: number) => void;
}

/** The price that is to be reached, in any format; it says how it was read. */
function PriceForm({ best, onSet }: FormProps) {
  const { priceWaits: t, odds } = useWords<'price-waits' | 'odds'>();
  const format = useStore(oddsFormat);
  const priceText = usePriceText();
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const id = useId();
  const price = readOdds(text, format, odds.evens);
  const order = price === null ? 0 : compareOdds(price, best, format);
  const problem =
    text.trim() === '' && !isSent ? '' : price === null ? t.unreadable : order === 0 ? t.already : null;
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setSent(true);
    if (price !== null && order !== 0) onSet(price);
  }
  return (
    <form className="grid gap-1.5" onSubmit={submit}>
      <label htmlFor={id} className="font-medium">
        {t.price}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          dir="ltr"
          autoComplete="off"
          value={text}
          maxLength={12}
          aria-describedby={`${id}-note`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => setText(target.value)}
          className="min-h-11 w-full min-w-0 rounded-lg border border-edge bg-surface px-3 text-base"
        />
        <button
          type="submit"
          className="min-h-11 flex-none cursor-pointer rounded-lg border border-line bg-ink px-4 font-semibold text-ground"
        >
          {t.set}
        </button>
      </div>
      <p id={`${id}-note`} role="status" className="min-h-4 text-quiet text-xs">
        {problem ?? (price !== null && t[order > 0 ? 'orHigher' : 'orLower'](priceText(price)))}
      </p>
    </form>
  );
}
