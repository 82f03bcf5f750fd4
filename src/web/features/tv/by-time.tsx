import './by-time.css';
import { useMemo } from 'react';
import { timeOfDay } from '#web/format/clock-time.ts';
import { useTvWords } from '#web/words/tv.ts';
import { byKickOff, firstTimes, type KickOff } from './guide.ts';
import type { Programme } from './programme.ts';
import { ProgrammeRow } from './programme-row.tsx';
import type { Viewer } from './use-viewer.ts';

interface Props {
  /** Element id of the section. */
  readonly id: string;
  readonly title: string;
  readonly programmes: readonly Programme[];
  /** Number of listings to render, completed to a full kick-off group; none for 0 or less. */
  readonly most: number;
  readonly viewer: Viewer;
}

/** TV listings by kick-off with their channels. */
export function ByTime({ id, title, programmes, most, viewer }: Props) {
  const times = useMemo(() => byKickOff(programmes), [programmes]);
  if (programmes.length === 0 || most <= 0) return null;
  return (
    <section aria-labelledby={id} className="by-time">
      <h2 id={id}>{title}</h2>
      {firstTimes(times, most).map((time) => (
        <Time key={time.at} {...time} viewer={viewer} />
      ))}
    </section>
  );
}

function Time({ at, programmes, viewer }: KickOff & { viewer: Viewer }) {
  const words = useTvWords();
  const time =
    at === null ? words.moment['to-be-announced'][0] : timeOfDay(at * 1000, viewer.zone, words.intl);
  return (
    <section className="by-time-at">
      <h3>{time}</h3>
      <ul>
        {programmes.map(({ match, seen, channels }) => (
          <ProgrammeRow key={match.id} match={match} seen={seen} channels={channels} viewer={viewer} />
        ))}
      </ul>
    </section>
  );
}
