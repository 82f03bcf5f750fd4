import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { countryNamer } from '#web/words/country-name.ts';
import { useTvWords } from '#web/words/tv.ts';
import { groupChannels } from './by-country.ts';
import { ChannelLink } from './channel-link.tsx';
import type { MatchChannel } from './tv-listing.ts';

interface Props {
  readonly channels: readonly MatchChannel[];
  /** Codes of the viewer's countries; empty if unknown. */
  readonly countries: readonly string[];
}

const SECTION = 'card @container/channels min-w-0 flex-[1_1_16rem] wrap-anywhere px-3 py-2 last:basis-full';
const COUNTRY_HEAD = 'flex items-center gap-x-2 py-1 font-semibold';
const LINK = 'inline-block leading-6 hover:underline pointer-coarse:min-w-9 pointer-coarse:leading-11';

/** The channels of a match: the viewer's countries, then all others. */
export function MatchChannels({ channels, countries }: Props) {
  const words = useTvWords();
  const { tv: t, intl } = words;
  const nameOf = countryNamer(words);
  const { here, elsewhere } = groupChannels(channels, countries, nameOf, intl);
  const countriesElsewhere = elsewhere.filter(({ name }) => name);
  const count = countriesElsewhere.reduce((sum, each) => sum + each.channels.length, 0);
  return (
    <div data-channels className="flex flex-wrap gap-2">
      {here.map(({ code, name, channels: of }) => (
        <section key={code} aria-labelledby={`tv-${code}`} className={SECTION}>
          <h2 id={`tv-${code}`} className={COUNTRY_HEAD}>
            <Flag src={flagPath(code)} />
            {t.here(name)}
          </h2>
          {of.length > 0 ? (
            <ul className="flex flex-wrap gap-x-5 gap-y-1 pt-1 pb-2 font-semibold text-[1rem]">
              {of.map((channel) => (
                <li key={channel.id} className="[&>small]:ms-1">
                  <ChannelLink channel={channel} className={LINK} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="py-3 text-quiet">{t.notHere(name)}</p>
          )}
        </section>
      ))}
      {elsewhere.length > 0 && (
        <section aria-labelledby="tv-elsewhere" className={SECTION}>
          <h2 id="tv-elsewhere" className={COUNTRY_HEAD}>
            {countries.length === 0 ? t.title : t.elsewhere}
            <small className="muted min-w-0 flex-1 truncate">
              {count > 0 && t.count(count, countriesElsewhere.length)}
            </small>
          </h2>
          <dl className="@min-[44rem]/channels:columns-[20rem] gap-x-6">
            {elsewhere.map(({ code, name, channels: of }) => (
              <div
                key={code ?? ''}
                className="grid break-inside-avoid grid-cols-[minmax(min(7.5rem,44%),34%)_minmax(0,1fr)] gap-x-3 border-line border-t pointer-coarse:py-0 py-1.5"
              >
                <dt className="row-[1/9] flex min-h-6 pointer-coarse:min-h-11 items-center gap-2 self-start text-quiet">
                  <Flag src={flagPath(code)} />
                  {name || t.countryUnknown}
                </dt>
                {of.map((channel) => (
                  <dd key={channel.id} className="col-2 [&>small]:ms-1">
                    <ChannelLink channel={channel} className={LINK} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
