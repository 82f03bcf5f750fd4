import './on-now.css';
import { memo, useState } from 'react';
import { matchAddress } from '#web/app/addresses.ts';
import { IntentLink } from '#web/app/intent-link.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { useTvWords } from '#web/words/tv.ts';
import { ChannelNames } from './channel-names.tsx';
import { inCountries, type Programme } from './programme.ts';
import { Sides } from './sides.tsx';
import type { Viewer } from './use-viewer.ts';

/** Cards that are shown at first. */
export const FIRST_CARDS = 6;

interface Props {
  readonly programmes: readonly Programme[];
  readonly viewer: Viewer;
}

/** Live matches on television, followed ones first. */
export function OnNow({ programmes, viewer }: Props) {
  const { tv: say } = useTvWords();
  const [isWhole, setWhole] = useState(false);
  if (programmes.length === 0) return null;
  return (
    <section aria-labelledby="on-now" className="on-now" data-whole={isWhole || undefined}>
      <h2 id="on-now">
        {say.onNow} <b>{programmes.length}</b>
        {programmes.length > FIRST_CARDS && (
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? say.fewer : say.all(programmes.length)}
          </button>
        )}
      </h2>
      <ul>
        {(isWhole ? programmes : programmes.slice(0, FIRST_CARDS)).map(({ match, seen, channels }) => (
          <Card key={match.id} match={match} seen={seen} channels={channels} viewer={viewer} />
        ))}
      </ul>
    </section>
  );
}

/** Renders only when its match changes: all props are stable objects. */
const Card = memo(function Card({
  match,
  seen,
  channels,
  viewer,
}: Omit<Programme, 'isFollowed'> & { viewer: Viewer }) {
  const { tv: say } = useTvWords();
  const more = channels.length - inCountries(channels, viewer.codes).length;
  return (
    <li>
      <IntentLink to={matchAddress(match.id)}>
        <span className="on-now-head">
          <b>
            <Moment match={match} seen={seen} zone={viewer.zone} confirmed={viewer.confirmed} form="short" />
          </b>
          <span dir="auto">{match.league.name}</span>
        </span>
        <Sides match={match} />
      </IntentLink>
      <div>
        <ChannelNames channels={channels} viewer={viewer} isShort />
        {more > 0 && (
          <IntentLink to={matchAddress(match.id, 'tv')}>
            {viewer.codes.length > 0 && `+${more} `}
            <span className={viewer.codes.length > 0 ? 'sr-only' : undefined}>
              {say.allChannels(channels.length)}
            </span>
          </IntentLink>
        )}
      </div>
    </li>
  );
});
