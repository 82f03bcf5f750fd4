import { useState } from 'react';
import { foldText, spellings } from '#contract/fold-text.ts';
import { Flag } from '#web/components/flag.tsx';
import { flagPath } from '#web/components/flag-path.ts';
import { useWords } from '#web/words/use-words.ts';
import type { groupChannels } from './by-country.ts';
import { ChannelLink } from './channel-link.tsx';

/** More countries have a field to find one of them. */
const MAX_WITHOUT_FIELD = 8;

interface Props {
  readonly countries: ReturnType<typeof groupChannels>['elsewhere'];
  /** Whether these are all channels, which are not folded then. */
  readonly isAll: boolean;
}

/** The channels of a match in other countries: a line that opens to all of them, with a field to find some. */
export function ChannelsElsewhere({ countries, isAll }: Props) {
  const { tv: t } = useWords<'tv'>();
  const [text, setText] = useState('');
  const query = foldText(text.trim());
  const isFound = (name: string) => spellings(name).some((one) => one.includes(query));
  const hits = countries.filter(
    ({ name, channels }) => isFound(name) || channels.some((channel) => isFound(channel.name)),
  );
  return (
    <section aria-labelledby="tv-elsewhere" className="card @container/channels min-w-0 basis-full px-3">
      <details open={isAll}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          <h2 id="tv-elsewhere" className="inline-block">
            {isAll ? t.title : t.elsewhere(countries.filter(({ name }) => name).length)}
          </h2>
        </summary>
        {countries.length > MAX_WITHOUT_FIELD && (
          <input
            type="search"
            value={text}
            aria-label={t.findChannel}
            placeholder={t.findChannel}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
            className="mb-2 min-h-11 w-80 max-w-full rounded-lg border border-edge bg-surface px-3.5 text-base"
          />
        )}
        {hits.length === 0 && <p className="pb-3 text-quiet">{t.noChannel}</p>}
        <dl className="wrap-anywhere @min-[44rem]/channels:columns-[20rem] gap-x-6">
          {hits.map(({ code, name, channels }) => (
            <div
              key={code ?? ''}
              className="grid break-inside-avoid grid-cols-[minmax(min(7.5rem,44%),34%)_minmax(0,1fr)] gap-x-3 border-line border-t pointer-coarse:py-0 py-1.5"
            >
              <dt className="row-[1/9] flex min-h-6 pointer-coarse:min-h-11 items-center gap-2 self-start text-quiet">
                <Flag src={flagPath(code)} />
                {name || t.countryUnknown}
              </dt>
              {channels.map((channel) => (
                <dd key={channel.id} className="col-2 [&>small]:ms-1">
                  <ChannelLink
                    channel={channel}
                    className="inline-block pointer-coarse:min-w-9 leading-6 pointer-coarse:leading-11 hover:underline"
                  />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
