import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { reasonOf } from './reason-of.ts';

/** The key of a choice by whether there is a value. */
export const NOTHING = 'none';

/** What a placeholder stands for: any text, a text or null, a number, or one of some keys. */
export type Placeholder = 'text' | 'text or null' | 'number' | readonly string[];

export interface ParsedText {
  readonly elements: readonly MessageFormatElement[];
  /** By name, in the order of the text. */
  readonly placeholders: ReadonlyMap<string, Placeholder>;
}

const NAME = /^[a-z]\w*$/i;
/** Plural categories of all languages, and exact numbers. */
const PLURAL_KEY = /^(?:zero|one|two|few|many|other|=\d+)$/;

/** What there is instead of constructs that browsers would need more code for. */
const INSTEAD: Partial<Record<TYPE, string>> = {
  [TYPE.date]: 'Dates are formatted by the code: write a plain placeholder.',
  [TYPE.time]: 'Times are formatted by the code: write a plain placeholder.',
};

/** Returns what a placeholder is by an element, and by those before it. */
function placeholderOf(element: MessageFormatElement, before: Placeholder = 'text'): Placeholder {
  if (element.type === TYPE.select && NOTHING in element.options) return 'text or null';
  if (element.type === TYPE.select)
    return [...new Set([...(typeof before === 'string' ? [] : before), ...Object.keys(element.options)])];
  if (element.type === TYPE.number && element.style)
    throw new Error(`{${element.value}, number} has a style, which is not supported. Write it without.`);
  return element.type === TYPE.argument ? before : 'number';
}

/** Adds the placeholders of some elements, and throws at the first that the compiler does not support. */
function collect(
  elements: readonly MessageFormatElement[],
  parent: 'plural' | 'select' | null,
  placeholders: Map<string, Placeholder>,
): void {
  for (const element of elements) {
    if (element.type === TYPE.pound) continue;
    if (element.type === TYPE.literal) {
      if (parent === 'select' && element.value.includes('#'))
        throw new Error('"#" is no number inside of select. Write {name, number}.');
      continue;
    }
    const name = element.value;
    const reason = INSTEAD[element.type];
    if (reason) throw new Error(`{${name}} is not supported. ${reason}`);
    if (!NAME.test(name)) throw new Error(`{${name}} is no name. Write letters and digits, such as {count}.`);
    const before = placeholders.get(name);
    const placeholder = placeholderOf(element, before);
    if (before && before !== 'text' && typeof before !== typeof placeholder)
      throw new Error(`{${name}} is a choice and a number. Write two placeholders.`);
    placeholders.set(name, placeholder);
    if (element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, 'select', placeholders);
    if (element.type === TYPE.plural) {
      const wrongKey = Object.keys(element.options).find((key) => !PLURAL_KEY.test(key));
      if (wrongKey)
        throw new Error(`{${name}} has the form "${wrongKey}". Write =1, or one, few, many, other.`);
      if (element.offset)
        throw new Error(`{${name}} has an offset, which is not supported. Write it without.`);
      for (const { value } of Object.values(element.options)) collect(value, 'plural', placeholders);
    }
  }
}

/** Parses an ICU text. Throws an error that says what is wrong with it and what to do. */
export function parseText(text: string): ParsedText {
  const placeholders = new Map<string, Placeholder>();
  let elements: readonly MessageFormatElement[];
  try {
    elements = parse(text, { ignoreTag: true });
  } catch (error) {
    const code = reasonOf(error);
    throw new Error(
      `Not ICU MessageFormat: ${code.toLowerCase().replaceAll('_', ' ')}. Correct ${JSON.stringify(text)}.`,
    );
  }
  collect(elements, null, placeholders);
  return { elements, placeholders };
}
