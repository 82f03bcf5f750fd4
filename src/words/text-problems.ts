import { type MessageFormatElement, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message } from './message.ts';
import { parametersOf } from './parameters-of.ts';
import { type Placeholder, parseText } from './parse-text.ts';
import { reasonOf } from './reason-of.ts';

/** Numbers whose plural categories a text needs. */
const MAX_COUNT = 1000;

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

const optionsOf = (element: MessageFormatElement) =>
  element.type === TYPE.plural || element.type === TYPE.select ? Object.values(element.options) : [];

/** Returns the characters of a text without its placeholders: of its longest form, where it has several. */
const lengthOf = (elements: readonly MessageFormatElement[]): number =>
  sum(
    elements.map((element) =>
      element.type === TYPE.literal
        ? [...element.value].length
        : Math.max(0, ...optionsOf(element).map(({ value }) => lengthOf(value))),
    ),
  );

const pluralsIn = (elements: readonly MessageFormatElement[]): readonly PluralElement[] =>
  elements.flatMap((element) => [
    ...(element.type === TYPE.plural ? [element] : []),
    ...optionsOf(element).flatMap(({ value }) => pluralsIn(value)),
  ]);

const counts = Array.from({ length: MAX_COUNT + 1 }, (_, n) => n);
const categories = new Map<string, ReadonlyMap<Intl.LDMLPluralRule, readonly number[]>>();

/** Returns the numbers of each plural category that a language has for some. */
function categoriesOf(tag: string, type: Intl.PluralRuleType) {
  const name = `${tag} ${type}`;
  const rules = new Intl.PluralRules(tag, { type });
  const numbers = categories.get(name) ?? Map.groupBy(counts, (n) => rules.select(n));
  categories.set(name, numbers);
  return { numbers, names: rules.resolvedOptions().pluralCategories as readonly string[] };
}

function pluralProblems(
  tag: string,
  { value: name, options, pluralType = 'cardinal' }: PluralElement,
): readonly string[] {
  const { numbers, names } = categoriesOf(tag, pluralType);
  // A plural inside of `other` may go on with the same number.
  const goesOn = pluralsIn(options['other']?.value ?? []).some(({ value }) => value === name);
  const missing = [...numbers].filter(
    ([key, ns]) => !goesOn && !options[key] && ns.some((n) => !options[`=${n}`]),
  );
  const strange = Object.keys(options).filter((key) => !key.startsWith('=') && !names.includes(key));
  return [
    ...missing.map(([key, [n]]) => `{${name}} lacks the form "${key}", which ${n} takes. Add it.`),
    ...strange.map((key) => `{${name}} has the form "${key}", which the language lacks. Remove it.`),
  ];
}

function placeholderProblem(
  name: string,
  own: Placeholder | undefined,
  english: Placeholder | undefined,
): string | null {
  if (!own) return `lacks {${name}}. Write it.`;
  if (!english) return `English has no {${name}}. Remove it.`;
  const areChoices = typeof own !== 'string' || typeof english !== 'string';
  if (areChoices && [...own].sort().join() !== [...english].sort().join())
    return `{${name}} has not the choices of English. Write ${typeof english === 'string' ? `{${name}}` : english.join(', ')}.`;
  if (own === 'number' && english === 'text') return `{${name}} is no number in English. Write {${name}}.`;
  return null;
}

/** Returns what is wrong with a text in a language, each with what to do. A fault of English is reported for English alone. */
export function textProblems(tag: string, text: string, english: Message): readonly string[] {
  if (text.trim() === '') return ['is empty. Write a text.'];
  let parameters: ReadonlyMap<string, Placeholder>;
  try {
    parameters = parametersOf(english);
  } catch (error) {
    return tag === 'en' ? [reasonOf(error)] : [];
  }
  try {
    const { elements, placeholders } = parseText(text);
    const length = lengthOf(elements);
    return [
      ...[...new Set([...parameters.keys(), ...placeholders.keys()])].flatMap(
        (name) => placeholderProblem(name, placeholders.get(name), parameters.get(name)) ?? [],
      ),
      ...pluralsIn(elements).flatMap((plural) => pluralProblems(tag, plural)),
      ...(english.max && length > english.max
        ? [
            `has ${length} characters without placeholders, for which there is no room. Write ${english.max} at most.`,
          ]
        : []),
    ];
  } catch (error) {
    return [reasonOf(error)];
  }
}
