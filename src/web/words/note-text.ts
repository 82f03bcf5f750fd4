import type { Words } from './en.ts';
import type { NotesWords } from './notes.ts';

type Say = NotesWords['notes'];
type Sentence = (say: Say, phrase: (text: string) => string, parts: readonly string[]) => string;

/** Sentences of the embedded service with variable parts, and their translations. */
const SENTENCES: readonly (readonly [RegExp, Sentence])[] = [
  [/^Postponed: (.+)$/, (say, phrase, [reason = '']) => say.postponed(phrase(reason))],
  [/^Cancelled: (.+)$/, (say, phrase, [reason = '']) => say.cancelled(phrase(reason))],
  [/^Abandoned: (.+)\. To be replayed$/, (say, phrase, [reason = '']) => say.toBeReplayed(phrase(reason))],
  [/^Abandoned: (.+)$/, (say, phrase, [reason = '']) => say.abandoned(phrase(reason))],
  [
    /^Awarded (\S+): the (home|away) team (.+)$/,
    (say, phrase, [score = '', loser = '', reason = '']) => say.awarded(score, loser, phrase(reason)),
  ],
  [
    /^Walkover: the (home|away) team (.+)$/,
    (say, phrase, [loser = '', reason = '']) => say.walkover(loser, phrase(reason)),
  ],
  [
    /^Awarded (\S+): abandoned after (\d+) minutes, (.+)$/,
    (say, phrase, [score = '', minute = '', reason = '']) => say.awardedAfter(score, minute, phrase(reason)),
  ],
  [
    /^The score stands: abandoned after (\d+) minutes, (.+)$/,
    (say, phrase, [minute = '', reason = '']) => say.stands(minute, phrase(reason)),
  ],
  [
    /^(\d+) points? deducted, (.+): (.+)$/,
    (say, phrase, [points = '', team = '', reason = '']) => say.deducted(+points, team, phrase(reason)),
  ],
];

/**
 * A record's note in the viewer's language. Pages request records in English, so a note that is not in the catalogue
 * is returned as it came: another service may write anything. So is every note where the words are only those of the
 * first view, as they are in English alone.
 */
export function noteText(text: string, words: NotesWords | Words): string {
  if (!('notes' in words)) return text;
  const { notes: say } = words as NotesWords;
  const phrases: Readonly<Record<string, string>> = say.phrases;
  const phrase = (part: string) => phrases[part] ?? part;
  for (const [pattern, sentence] of SENTENCES) {
    const parts = pattern.exec(text)?.slice(1);
    if (parts) return sentence(say, phrase, parts);
  }
  return phrase(text);
}

/** Returns a record's note as it follows other words in a line: the service's texts begin with a capital. */
export function remarkInLine(text: string, words: NotesWords): string {
  const local = noteText(text, words);
  return local === text ? text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()) : local;
}
