import type { Answer } from '#web/data/fetch.ts';
import type { View, WallQuery, WallSubject } from './view.ts';

/** What was computed last, and from what. */
interface Computation<S, T> {
  readonly subject: S;
  /** The answers that it read. */
  readonly answers: ReadonlyMap<WallQuery, Answer<unknown> | undefined>;
  readonly value: T;
}

const hasSameFields = <S extends object>(a: S, b: S): boolean =>
  (Object.keys(a) as (keyof S)[]).every((name) => a[name] === b[name]);

/** Returns a function that computes again only when its subject has another field, or an answer that it read is another. */
function memoise<S extends WallSubject, T>(compute: (subject: S) => T): (subject: S) => T {
  let last: Computation<S, T> | null = null;
  return (subject) => {
    const { answerOf } = subject;
    if (
      last &&
      hasSameFields(last.subject, subject) &&
      [...last.answers].every(([query, answer]) => answerOf(query) === answer)
    )
      return last.value;
    const answers = new Map<WallQuery, Answer<unknown> | undefined>();
    const value = compute({
      ...subject,
      answerOf: (query) => {
        const answer = answerOf(query);
        answers.set(query as WallQuery, answer);
        return answer;
      },
    });
    last = { subject, answers, value };
    return value;
  };
}

/**
 * Returns a view that computes its pages and queries only when what they are made from is different: a wall renders several
 * times for a turn of the page, and a Saturday's pages of all views take 20 ms.
 */
export const memoiseView = (view: View): View => ({
  pages: memoise(view.pages),
  ...(view.queries && { queries: memoise(view.queries) }),
});
