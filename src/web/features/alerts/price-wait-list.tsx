import { useId } from 'react';
import { bellKey } from '#news/alerts/bells.ts';
import { waitKey } from '#news/alerts/price-waits.ts';
import { useZone } from '#web/clock/program-context.ts';
import { timeOfDay } from '#web/format/clock-time.ts';
import { matchAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { alertSettings, type StoredWait } from '#web/settings/alerts.ts';
import { bellNames } from '#web/settings/bell-names.ts';
import { removeWait } from '#web/settings/price-waits.ts';
import { useStore } from '#web/state/store.ts';
import { useWords } from '#web/words/use-words.ts';
import { unwatchedWaits } from './push-slot.tsx';
import { useWaitText } from './use-wait-text.ts';

interface Props {
  /** The match whose waits are listed; without one all are. */
  readonly matchId?: string;
  /** Level of its heading: in a dialog it is below that of the dialog. */
  readonly heading?: 'h2' | 'h3';
  /** Called when the viewer follows a link. */
  readonly onFollow?: () => void;
}

/** The prices that the viewer waits for, and those that have ended, each with a button that removes it. */
export function PriceWaitList({ matchId, heading: Heading = 'h3', onFollow }: Props) {
  const id = useId();
  const { priceWaits: t } = useWords<'price-waits'>();
  const { prices } = useStore(alertSettings);
  const waits = prices.filter((wait) => matchId === undefined || wait.matchId === matchId);
  if (waits.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="mb-1.5 font-medium text-quiet">
        {t.title}
      </Heading>
      <ul className="card divided overflow-hidden">
        {waits.map((wait) => (
          <WaitItem key={waitKey(wait)} wait={wait} isOfPage={matchId !== undefined} onFollow={onFollow} />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly wait: StoredWait;
  /** Whether its match is the page's. */
  readonly isOfPage: boolean;
  readonly onFollow: (() => void) | undefined;
}

function WaitItem({ wait, isOfPage, onFollow }: ItemProps) {
  const { alerts } = useWords<'alerts'>();
  const { priceWaits: t, intl } = useWords<'price-waits'>();
  const zone = useZone();
  const { matchId, end } = wait;
  const match =
    useStore(bellNames, (names) => names[bellKey('match', matchId)]) ?? alerts.subject.match(matchId);
  const text = useWaitText()(wait);
  const isUnwatched = useStore(unwatchedWaits, (keys) => keys.has(waitKey(wait)));
  const state =
    end === null
      ? isUnwatched
        ? t.unwatched
        : null
      : end.reason === 'over'
        ? t.over
        : t.told(timeOfDay(end.at, zone, intl));
  return (
    <li className="flex items-center gap-2 ps-3.5 pe-1">
      <div className="grid min-h-11 min-w-0 flex-1 content-center py-1">
        {!isOfPage && (
          <Link
            dir="auto"
            to={matchAddress(matchId, 'odds')}
            {...(onFollow && { onClick: onFollow })}
            className="truncate font-medium"
          >
            {match}
          </Link>
        )}
        <span className={isOfPage ? undefined : 'text-quiet text-xs'}>{text}</span>
        {state && <span className="text-quiet text-xs">{state}</span>}
      </div>
      <button
        type="button"
        aria-label={t.removeOne(`${match}, ${text}`)}
        onClick={() => removeWait(waitKey(wait))}
        className="min-h-11 flex-none cursor-pointer rounded-lg px-3 font-medium text-quiet hover:bg-raised"
      >
        {t.remove}
      </button>
    </li>
  );
}
