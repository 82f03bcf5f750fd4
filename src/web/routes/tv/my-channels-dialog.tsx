import { useState } from 'react';
import { countryNamer } from '#news/words/country-name.ts';
import { CountryChips } from '#web/components/country-chips.tsx';
import { countryChannelsQuery } from '#web/data/channel.ts';
import { countriesQuery } from '#web/data/profile.ts';
import { useAllPages } from '#web/data/use-all-pages.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import { closeness } from '#web/features/search/closeness.ts';
import { ChannelChoice } from '#web/features/tv/channel-choice.tsx';
import { useCountries } from '#web/settings/countries.ts';
import { chooseChannels, MAX_MY_CHANNELS, myChannels } from '#web/settings/my-channels.ts';
import { useStore } from '#web/state/store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import { useWords } from '#web/words/use-words.ts';

/** The choice of the viewer's channels and services: those of their countries, with a field to find them. */
export function MyChannelsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords<'my-channels'>();
  const { myChannels: t } = words;
  const codes = useCountries();
  const { ids } = useStore(myChannels);
  const [text, setText] = useState('');
  const { data: countries, keys, isComplete } = useAllPages(countriesQuery);
  const { trouble } = useStateOfData(keys);
  const nameOf = countryNamer(words);
  return (
    <Dialog
      id="my-channels"
      title={t.title}
      close={t.close}
      width="w-[min(30rem,calc(100vw-2rem))]"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p className="text-quiet">{t.note}</p>
        <CountryChips />
        <input
          type="search"
          value={text}
          aria-label={t.find}
          placeholder={t.find}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          className="min-h-11 min-w-0 rounded-lg border border-edge bg-surface px-3.5 text-base"
        />
        {codes.map((code) => {
          const country = countries?.find((one) => one.code === code);
          if (country)
            return (
              <CountryChannels
                key={code}
                id={country.id}
                code={code}
                name={nameOf(code)}
                text={text.trim()}
              />
            );
          if (isComplete)
            return (
              <p key={code} className="text-quiet">
                {t.none(nameOf(code))}
              </p>
            );
          return trouble ? <ErrorState key={code} trouble={trouble} /> : <ChannelsSkeleton key={code} />;
        })}
        <div className="sticky bottom-0 flex items-center gap-3 border-line border-t bg-surface py-2">
          <p role="status" className="me-auto text-quiet">
            {ids.length < MAX_MY_CHANNELS ? t.count(ids.length) : t.full(MAX_MY_CHANNELS)}
          </p>
          {ids.length > 0 && (
            <button
              type="button"
              className="min-h-11 cursor-pointer px-2 text-quiet hover:text-ink"
              onClick={() => chooseChannels(ids, false)}
            >
              {t.clear}
            </button>
          )}
          <button type="button" className={`${BUTTON} cursor-pointer`} onClick={onClose}>
            {t.done}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface CountryProps {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** What channels are to be called; empty for all. */
  readonly text: string;
}

function CountryChannels({ id, code, name, text }: CountryProps) {
  const { myChannels: t } = useWords<'my-channels'>();
  const { data, keys } = useAllPages((page) => countryChannelsQuery(id, page));
  const { trouble } = useStateOfData(keys);
  if (!data) return trouble ? <ErrorState trouble={trouble} /> : <ChannelsSkeleton />;
  const hits = data.filter((channel) => text === '' || closeness(channel.name, text) !== null);
  if (hits.length === 0) return <p className="text-quiet">{text === '' ? t.none(name) : t.notFound(name)}</p>;
  return <ChannelChoice code={code} name={name} channels={hits} />;
}

function ChannelsSkeleton() {
  return (
    <Loading className="grid gap-4 py-4">
      <Bar className="w-48" />
      <Bar className="w-72" />
    </Loading>
  );
}
