import type { Answers, Outcome } from './cache/answers.ts';
import type { Question } from './question.ts';

/** Answers as they are, with `onOutcome` called for each question's outcome. */
export function observedAnswers(
  answers: Answers,
  onOutcome: (question: Question, outcome: Outcome) => void,
): Answers {
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
      const observe = (outcome: Outcome): Outcome => {
        onOutcome(question, outcome);
        return outcome;
      };
      const outcome = answers.ask(question);
      return outcome instanceof Promise ? outcome.then(observe) : observe(outcome);
    },
  };
}
