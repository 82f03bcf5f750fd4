import { Abbreviation } from '#web/ui/abbreviation.tsx';
import type { ColumnName } from '#web/ui/sort-head.tsx';
import { useWords } from '#web/words/use-words.ts';

interface Props {
  /** `W`, `D` or `L`; anything else is unknown. */
  readonly letter: string | null;
  readonly size?: keyof typeof SIZES;
  /** Classes of the letter's position. */
  readonly className?: string;
}

/** `bar`: a win is high, a draw in the middle and a defeat low, as in a row of results; `em`: as high as the text around it. */
const SIZES = {
  square: 'grid size-5 flex-none text-[0.75rem]',
  bar: 'inline-grid h-4.5 w-4 text-[0.6875rem]/none data-[form=L]:h-3.25 data-[form=W]:h-6',
  em: 'grid size-[1.4em] flex-none text-[0.82em]/none',
};

/**
 * The result of a match for one of its teams. A win is a green box, a draw a grey one, a defeat a red outline; the letter
 * repeats it.
 */
export function ResultLetter({ letter, size = 'square', className = '' }: Props) {
  const { standings: t } = useWords<'standings'>();
  const words = (t.letters as Readonly<Record<string, ColumnName>>)[letter ?? ''];
  return (
    <Abbreviation
      short={words?.short ?? '–'}
      long={words?.long}
      data-form={letter}
      className={`place-items-center rounded-xs bg-[color-mix(in_oklab,var(--ink)_20%,var(--surface))] font-semibold data-[form=L]:bg-transparent data-[form=W]:bg-won data-[form=L]:text-lost data-[form=W]:text-surface forced-colors:border data-[form=L]:[box-shadow:inset_0_0_0_1px_var(--lost)] ${SIZES[size]} ${className}`}
    />
  );
}
