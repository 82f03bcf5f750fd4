import type { Words } from './words.ts';

type NoteWords = Pick<Words<'notes'>, 'notes' | 'score'>;
type Sentence = (words: NoteWords, parts: readonly string[]) => string;

const phrase = (text: string | undefined, { notes }: NoteWords) =>
  (notes.phrases as Readonly<Record<string, string>>)[text ?? ''] ?? text ?? '';

/** A score as the service writes it in a note: `3-0`. */
const scoreIn = (text: string, { score }: NoteWords) => score(...(text.split('-') as [string, string]));

const side = (name: string | undefined) => (name === 'home' ? name : 'other');

/** Sentences of the embedded service with variable parts. */
const SENTENCES: readonly (readonly [RegExp, Sentence])[] = [
  [/^Postponed: (.+)$/, (words, [reason]) => words.notes.postponed(phrase(reason, words))],
  [/^Cancelled: (.+)$/, (words, [reason]) => words.notes.cancelled(phrase(reason, words))],
  [
    /^Abandoned: (.+)\. To be replayed$/,
    (words, [reason]) => words.notes.toBeReplayed(phrase(reason, words)),
  ],
  [/^Abandoned: (.+)$/, (words, [reason]) => words.notes.abandoned(phrase(reason, words))],
  [
    /^Awarded (\d+-\d+): the (home|away) team (.+)$/,
    (words, [score = '', loser, reason]) =>
      words.notes.awarded(scoreIn(score, words), side(loser), phrase(reason, words)),
  ],
  [
    /^Walkover: the (home|away) team (.+)$/,
    (words, [loser, reason]) => words.notes.walkover(side(loser), phrase(reason, words)),
  ],
  [
    /^Awarded (\d+-\d+): abandoned after (\d+) minutes, (.+)$/,
    (words, [score = '', minute = '', reason]) =>
      words.notes.awardedAfter(scoreIn(score, words), minute, phrase(reason, words)),
  ],
  [
    /^The score stands: abandoned after (\d+) minutes, (.+)$/,
    (words, [minute = '', reason]) => words.notes.stands(minute, phrase(reason, words)),
  ],
  [
    /^(\d+) points? deducted, (.+): (.+)$/,
    (words, [points = '', team = '', reason]) => words.notes.deducted(+points, team, phrase(reason, words)),
  ],
];

/**
 * A record's note, such as the reason of a disruption, in the viewer's language. One that the texts do not have is
 * returned as it came: another service may write anything.
 */
export function noteText(note: string, words: NoteWords): string {
  for (const [pattern, sentence] of SENTENCES) {
    const parts = pattern.exec(note)?.slice(1);
    if (parts) return sentence(words, parts);
  }
  return phrase(note, words);
}

/** Returns a record's note as it follows other words in a line: the service's texts begin with a capital. */
export function remarkInLine(note: string, words: NoteWords): string {
  const local = noteText(note, words);
  return local === note ? note.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()) : local;
}
