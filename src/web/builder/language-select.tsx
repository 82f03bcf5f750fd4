import type { Language } from '#contract/locales.ts';
import { localeRow } from '#contract/locales.ts';
import { OFFERED_LANGUAGES } from '#web/settings/languages.ts';
import { Select } from '#web/ui/select.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  readonly value: Language | null;
  /** What the choice of no language is called. */
  readonly none: string;
  readonly onChange: (language: Language | null) => void;
}

/** Select for the language of a wall or an embed. */
export function LanguageSelect({ value, none, onChange }: Props) {
  const { builder: t } = useWords<'builders'>();
  return (
    <Select
      label={t.language}
      value={value ?? ''}
      onChoose={(choice) => onChange(OFFERED_LANGUAGES.find((language) => language === choice) ?? null)}
    >
      <option value="">{none}</option>
      {OFFERED_LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {localeRow(language).name}
        </option>
      ))}
    </Select>
  );
}
