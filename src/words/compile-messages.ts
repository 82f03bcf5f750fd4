import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Messages } from './message.ts';
import { isList, nestKeys, type Tree } from './nest-keys.ts';
import { parametersOf } from './parameters-of.ts';
import { NOTHING, parseText } from './parse-text.ts';
import { reasonOf } from './reason-of.ts';

/** Names of parameters; `t` is the formatter. */
const LETTERS = 'abcdefghijklmnopqrsuvwxyz';

/** How an element of a text is written. */
interface Scope {
  /** The formatter's expression. */
  readonly formatter: string;
  /** Parameters by placeholder. */
  readonly letters: ReadonlyMap<string, string>;
  /** The parameter that `#` is. */
  readonly count: string;
}

const propertyOf = (key: string) => (/^(?:[a-z_$][\w$]*|0|[1-9]\d*)$/i.test(key) ? key : JSON.stringify(key));

const escapeLiteral = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r');

/** Returns the expression of an element other than a literal. */
function expressionOf(element: MessageFormatElement, scope: Scope): string {
  const { formatter } = scope;
  if (element.type === TYPE.pound) return `${formatter}.number(${scope.count})`;
  const letter = scope.letters.get(element.value) ?? '';
  if (element.type === TYPE.number) return `${formatter}.number(${letter})`;
  if (element.type === TYPE.select) {
    const { other, ...options } = element.options;
    const choices = Object.entries(options).map(
      ([key, { value }]) =>
        `${letter}==${key === NOTHING ? 'null' : JSON.stringify(key)}?${textOf(value, scope)}:`,
    );
    return choices.join('') + textOf(other?.value ?? [], scope);
  }
  if (element.type === TYPE.plural) {
    const forms = Object.entries(element.options).map(
      ([key, { value }]) => [key.replace('=', ''), textOf(value, { ...scope, count: letter })] as const,
    );
    const [[, text] = ['', '']] = forms;
    if (forms.length === 1) return text;
    const method = element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
    return `${formatter}.${method}(${letter},{${forms.map(([key, form]) => `${propertyOf(key)}:${form}`).join()}})`;
  }
  return letter;
}

/** Returns the expression of a text: a template, unless it is one call or choice. */
function textOf(elements: readonly MessageFormatElement[], scope: Scope): string {
  const [only] = elements;
  if (only && elements.length === 1 && only.type !== TYPE.literal && only.type !== TYPE.argument)
    return expressionOf(only, scope);
  const pieces = elements.map((element) =>
    element.type === TYPE.literal ? escapeLiteral(element.value) : `\${${expressionOf(element, scope)}}`,
  );
  return `\`${pieces.join('')}\``;
}

function write(tree: string | Tree<string>): string {
  if (typeof tree === 'string') return tree;
  if (isList(tree) && tree.size > 0) return `[${[...tree.values()].map(write).join()}]`;
  return `{${[...tree].map(([key, value]) => `${propertyOf(key)}:${write(value)}`).join()}}`;
}

/**
 * Compiles the texts of a language to the source of a function of a `Formatter`, which returns them as an object by the
 * segments of their keys: strings, and functions of the English text's parameters. A missing text is the English one.
 * Throws an error with all texts that cannot be compiled.
 */
export function compileMessages(tag: string, messages: Messages, english: Messages): string {
  const sources = new Map<string, string>();
  const problems: string[] = [];
  for (const [key, message] of Object.entries(english))
    try {
      const own = Object.hasOwn(messages, key) ? messages[key] : undefined;
      const names = [...parametersOf(message).keys()];
      const letters = new Map(names.map((name, at) => [name, LETTERS.charAt(at)]));
      const { elements, placeholders } = parseText((own ?? message).defaultMessage);
      const stranger = [...placeholders.keys()].find((name) => !letters.has(name));
      if (stranger) throw new Error(`English has no {${stranger}}. Write one of its placeholders.`);
      const text = textOf(elements, { formatter: own ? 't' : 't.english', letters, count: '' });
      const list = [...letters.values()].join();
      sources.set(key, names.length === 0 ? text : `${names.length === 1 ? list : `(${list})`}=>${text}`);
    } catch (error) {
      problems.push(`${tag}, ${key}: ${reasonOf(error)}`);
    }
  if (problems.length > 0) throw new Error(`Texts could not be compiled.\n${problems.join('\n')}`);
  return `t=>(${write(nestKeys(sources))})`;
}
