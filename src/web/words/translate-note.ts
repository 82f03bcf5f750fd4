import type { Phrase } from './notes.ts';

/** A language's texts of the notes that the embedded service writes. */
export interface NoteTexts {
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly postponed: (reason: string) => string;
  readonly cancelled: (reason: string) => string;
  readonly abandoned: (reason: string) => string;
  readonly toBeReplayed: (reason: string) => string;
  readonly awarded: (score: string, loser: string, reason: string) => string;
  readonly walkover: (loser: string, reason: string) => string;
  readonly awardedAfter: (score: string, minute: string, reason: string) => string;
  readonly stands: (minute: string, reason: string) => string;
  readonly deducted: (points: number, team: string, reason: string) => string;
}

type Sentence = (t: NoteTexts, phrase: (text: string) => string, parts: readonly string[]) => string;

/** Sentences of the embedded service with variable parts, and their translations. */
const SENTENCES: readonly (readonly [RegExp, Sentence])[] = [
  [/^Postponed: (.+)$/, (t, phrase, [reason = '']) => t.postponed(phrase(reason))],
  [/^Cancelled: (.+)$/, (t, phrase, [reason = '']) => t.cancelled(phrase(reason))],
  [/^Abandoned: (.+)\. To be replayed$/, (t, phrase, [reason = '']) => t.toBeReplayed(phrase(reason))],
  [/^Abandoned: (.+)$/, (t, phrase, [reason = '']) => t.abandoned(phrase(reason))],
  [
    /^Awarded (\S+): the (home|away) team (.+)$/,
    (t, phrase, [score = '', loser = '', reason = '']) => t.awarded(score, loser, phrase(reason)),
  ],
  [
    /^Walkover: the (home|away) team (.+)$/,
    (t, phrase, [loser = '', reason = '']) => t.walkover(loser, phrase(reason)),
  ],
  [
    /^Awarded (\S+): abandoned after (\d+) minutes, (.+)$/,
    (t, phrase, [score = '', minute = '', reason = '']) => t.awardedAfter(score, minute, phrase(reason)),
  ],
  [
    /^The score stands: abandoned after (\d+) minutes, (.+)$/,
    (t, phrase, [minute = '', reason = '']) => t.stands(minute, phrase(reason)),
  ],
  [
    /^(\d+) points? deducted, (.+): (.+)$/,
    (t, phrase, [points = '', team = '', reason = '']) => t.deducted(+points, team, phrase(reason)),
  ],
];

/**
 * Returns the function that translates notes. One that the texts do not have is returned as it came: another service
 * may write anything.
 */
export function createTranslate(t: NoteTexts): (note: string) => string {
  const phrases: Readonly<Record<string, string>> = t.phrases;
  const phrase = (part: string) => phrases[part] ?? part;
  return (note) => {
    for (const [pattern, sentence] of SENTENCES) {
      const parts = pattern.exec(note)?.slice(1);
      if (parts) return sentence(t, phrase, parts);
    }
    return phrase(note);
  };
}
