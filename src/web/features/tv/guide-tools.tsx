import { CalendarButton } from '#web/components/calendar-button.tsx';
import { CountryChips } from '#web/components/country-chips.tsx';
import { type Address, guideAddress } from '#web/navigation/addresses.ts';
import { runCommandLater } from '#web/navigation/commands.ts';
import { Link } from '#web/navigation/link.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { GuideShow } from './day-guide.ts';
import { ownChannels } from './listing-row.tsx';
import type { TvListing } from './tv-listing.ts';
import type { Viewer } from './use-viewer.ts';

/** The state of the guide in the address. */
export interface GuideView {
  /** Null for today. */
  readonly day: string | null;
  readonly by: 'time' | 'channel';
  readonly show: GuideShow;
  readonly competition: string | null;
}

interface Props {
  readonly view: GuideView;
  readonly name: string;
  /** Address of the day, whichever day the reader of the link has. */
  readonly address: Address;
  readonly listings: readonly TvListing[];
  readonly viewer: Viewer;
  readonly isToday: boolean;
}

const CHIP =
  'tap-target flex flex-none cursor-pointer items-center gap-2 whitespace-nowrap rounded-full border border-edge px-3 font-medium text-quiet hover:text-ink';

/** The controls of the guide: order, channels and countries, the day's calendar file and link. */
export function GuideTools({ view, name, address, listings, viewer, isToday }: Props) {
  const { tv: t } = useWords<'tv'>();
  const { calendarFile: calendar } = useWords<'calendar'>();
  const { mine } = viewer;
  const isMine = view.show === 'mine';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav aria-label={t.views} className="card flex overflow-hidden max-md:flex-1">
        {(['time', 'channel'] as const).map((by) => (
          <Link
            key={by}
            to={guideAddress({ ...view, by })}
            aria-current={by === view.by ? 'true' : undefined}
            className="tap-target grid flex-1 place-items-center whitespace-nowrap not-first:border-line not-first:border-s px-3 font-medium text-quiet hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:[box-shadow:inset_0_-2px_var(--live)]"
          >
            {by === 'time' ? t.byTime : t.byChannel}
          </Link>
        ))}
      </nav>
      <div className="max-md:scroll-x flex min-w-0 flex-wrap gap-2 max-md:order-1 max-md:flex-[1_0_100%] max-md:flex-nowrap">
        {mine.size > 0 && (
          <Link
            to={guideAddress({ ...view, show: isMine ? null : 'mine' })}
            aria-current={isMine ? 'true' : undefined}
            className={`${CHIP} aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:[box-shadow:inset_0_-2px_var(--live)]`}
          >
            {isToday ? t.tonight : t.onlyMine}
          </Link>
        )}
        <CountryChips isLine className="max-md:flex-none" />
        <button
          type="button"
          aria-haspopup="dialog"
          className={CHIP}
          onClick={() => runCommandLater('channels')}
        >
          {t.myChannels}
          {mine.size > 0 && <b className="font-semibold text-ink">{mine.size}</b>}
        </button>
      </div>
      <div className="ms-auto flex items-center gap-2">
        {listings.length > 0 && (
          <CalendarButton
            name={name}
            matches={() =>
              listings.map(({ match, channels }) => ({ match, channels: ownChannels(channels, viewer) }))
            }
            label={calendar.day}
            isIconOnPhone
          />
        )}
        <ShareButton title={name} to={address} />
      </div>
    </div>
  );
}
