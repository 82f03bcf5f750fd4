import './guide-tools.css';
import { guideAddress } from '#web/app/addresses.ts';
import { CalendarButton } from '#web/app/calendar-button.tsx';
import { IntentLink } from '#web/app/intent-link.tsx';
import { zoneName } from '#web/format/clock-time.ts';
import { CountryChips } from '#web/ui/country-chips.tsx';
import { useCalendarWords } from '#web/words/calendar.ts';
import { useTvWords } from '#web/words/tv.ts';
import type { Programme } from './programme.ts';
import { ownChannels } from './programme-row.tsx';
import type { Viewer } from './use-viewer.ts';

/** The state of the guide in the address. */
export interface Asked {
  /** Null for today. */
  readonly day: string | null;
  readonly by: 'time' | 'channel';
  readonly isWhole: boolean;
  readonly competition: string | null;
}

interface Props {
  readonly asked: Asked;
  /** The name of the day. */
  readonly name: string;
  readonly programmes: readonly Programme[];
  readonly viewer: Viewer;
}

/** The controls of the guide: order, countries, time zone, and the day's calendar file. */
export function GuideTools({ asked, name, programmes, viewer }: Props) {
  const { tv: say } = useTvWords();
  const { calendarFile: calendar } = useCalendarWords();
  const { zone, codes } = viewer;
  return (
    <div className="guide-tools">
      <nav aria-label={say.views}>
        {(['time', 'channel'] as const).map((by) => (
          <IntentLink
            key={by}
            to={guideAddress({ ...asked, by })}
            aria-current={by === asked.by ? 'true' : undefined}
          >
            {by === 'time' ? say.byTime : say.byChannel}
          </IntentLink>
        ))}
      </nav>
      <CountryChips />
      <p>{say.timesIn(zoneName(zone))}</p>
      {programmes.length > 0 && (
        <CalendarButton
          name={name}
          matches={() =>
            programmes.map(({ match, channels }) => ({ match, channels: ownChannels(channels, codes) }))
          }
          zone={zone}
          label={calendar.day}
        />
      )}
    </div>
  );
}
