import type { Language } from '#contract/locales.ts';
import { LANGUAGES } from '#web/settings/languages.ts';
import { Select } from '#web/ui/select.tsx';
import { useBuilderWords } from '#web/words/builders.ts';

interface Props {
  readonly value: Language | null;
  /** What the choice of no language is called. */
  readonly none: string;
  readonly onChange: (language: Language | null) => void;
}

/** Select for the language of a wall or an embed. */
export function LanguageSelect({ value, none, onChange }: Props) {
  const { builder: t } = useBuilderWords();
  return (
    <Select
      label={t.language}
      value={value ?? ''}
      onChoose={(choice) => onChange(LANGUAGES.find(({ locale }) => locale === choice)?.locale ?? null)}
    >
      <option value="">{none}</option>
      {LANGUAGES.map(({ locale, name }) => (
        <option key={locale} value={locale} lang={locale}>
          {name}
        </option>
      ))}
    </Select>
  );
}
