import { Abbreviation } from './abbreviation.tsx';

interface Props {
  readonly letter: 'W' | 'D' | 'L';
  /** The letter in the viewer's language, and the word for it. */
  readonly words: readonly string[];
  /** Classes of the letter's position. */
  readonly className?: string;
}

/** A win is dark, a draw lighter, a defeat an outline; the letter repeats it. */
const LETTER = {
  W: 'bg-[color-mix(in_oklab,var(--ink)_66%,var(--surface))] text-surface',
  D: 'bg-[color-mix(in_oklab,var(--ink)_20%,var(--surface))]',
  L: 'text-quiet [box-shadow:inset_0_0_0_1px_var(--line)]',
};

/** The result of a match for one of its teams. */
export function ResultLetter({ letter, words: [short, word], className = '' }: Props) {
  return (
    <Abbreviation
      short={short}
      long={word}
      className={`grid size-5 place-items-center rounded-xs font-semibold text-[0.75rem] ${LETTER[letter]} ${className}`}
    />
  );
}
