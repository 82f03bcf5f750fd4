import { EMBED_THEMES } from '#contract/embed-address.ts';
import { LabelledSwitch } from '#web/builder/labelled-switch.tsx';
import { LanguageSelect } from '#web/builder/language-select.tsx';
import { ZoneOptions } from '#web/features/settings/zone-options.tsx';
import { Select } from '#web/ui/select.tsx';
import { useWords } from '#web/words/use-words.ts';
import type { EmbedFormProps } from './content-fields.tsx';

/** How an embed looks. */
export function LookFields({ embed, onChange }: EmbedFormProps) {
  const { builder, embedBuilder: t } = useWords<'builders'>();
  return (
    <>
      <LabelledSwitch
        label={builder.theme}
        values={EMBED_THEMES}
        texts={t.themes}
        value={embed.theme}
        onChange={(theme) => onChange({ ...embed, theme })}
      />
      <LanguageSelect
        value={embed.lang}
        none={t.readerLanguage}
        onChange={(lang) => onChange({ ...embed, lang })}
      />
      {embed.kind !== 'table' && (
        <Select label={t.zone} value={embed.zone ?? ''} onChoose={(zone) => onChange({ ...embed, zone })}>
          <option value="">{t.readerZone}</option>
          <ZoneOptions />
        </Select>
      )}
    </>
  );
}
