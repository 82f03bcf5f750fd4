import { useState } from 'react';
import { localeRow } from '#contract/locales.ts';
import { OFFERED_LANGUAGES } from '#web/settings/languages.ts';
import { localeSetting } from '#web/settings/locale.ts';
import { readSite } from '#web/settings/site.ts';
import { useStore } from '#web/state/store.ts';
import { Select } from '#web/ui/select.tsx';
import { useWords } from '#web/words/use-words.ts';
import { reportAddress } from './report-address.ts';

/** How a text of a language that is in beta is reported to the operator: the one that the viewer has selected. */
function Report({ contact }: { readonly contact: string }) {
  const words = useWords<'settings'>();
  const [text] = useState(() => String(getSelection()).trim());
  if (text === '') return <p className="text-faint text-xs">{words.settings.reportHow}</p>;
  const url = reportAddress(contact, words.locale, text, words);
  return (
    <a href={url} target="_blank" rel="noopener" className="min-h-6 underline underline-offset-4">
      {words.settings.report}
    </a>
  );
}

/** Select for the language. Those in beta are marked. */
export function LanguageSelect() {
  const { settings: t } = useWords<'settings'>();
  const locale = useStore(localeSetting);
  const { isBeta } = localeRow(locale);
  const { contact } = readSite();
  return (
    <div className="grid gap-1.5">
      <Select
        label={t.language}
        value={locale}
        onChoose={localeSetting.choose}
        {...(isBeta && { note: t.betaNote })}
      >
        {OFFERED_LANGUAGES.map((language) => {
          const { name, isBeta } = localeRow(language);
          return (
            <option key={language} value={language} lang={language}>
              {isBeta ? `${name} (${t.beta})` : name}
            </option>
          );
        })}
      </Select>
      {isBeta && contact && <Report contact={contact} />}
    </div>
  );
}
