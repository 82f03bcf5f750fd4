import type { Answers, Outcome } from './cache/answers.ts';
import type { Question } from './question.ts';

/** Answers as they are, with `onOutcome` called for each question's outcome. */
export function observedAnswers(
  answers: Answers,
  onOutcome: (question: Question, outcome: Outcome) => void,
): Answers {
  function observe(question: Question, outcome: Outcome): Outcome {
    onOutcome(question, outcome);
    return outcome;
  }

  return {
    get holdings() {
      return answers.holdings;
    },
    get watchedKeys() {
      return answers.watchedKeys;
    },
    get storeBytes() {
      return answers.storeBytes;
    },
    ask(question) {
      const outcome = answers.ask(question);
      if (outcome instanceof Promise) return outcome.then((settled) => observe(question, settled));
      return observe(question, outcome);
    },
  };
}
