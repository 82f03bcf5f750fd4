import mustache from 'mustache';
import { DESK_VARIABLES, type DeskScope } from '#contract/desk/desk-variables.ts';

/** Part of a parsed template: what it is, its name, where it begins and ends, and the parts in it. */
type Token = readonly [kind: string, name: string, start: number, end: number, parts?: readonly Token[]];

/** What is wrong with a template, and in which line, from 1. */
export interface TemplateFault {
  readonly line: number;
  /** A sentence that names the variable. */
  readonly problem: string;
}

/** Most characters of a template that a message repeats. */
const MAX_QUOTE_CHARACTERS = 40;
const quote = (name: string) => `{{${name.slice(0, MAX_QUOTE_CHARACTERS)}}}`;

const lineAt = (template: string, at: number) => template.slice(0, at).split('\n').length;

/** Returns the innermost scope that has a name. */
const scopeWith = (name: string, scopes: readonly DeskScope[]) =>
  scopes.findLast((scope) => Object.hasOwn(scope, name));

/**
 * Returns the first fault among the parts of a scope; the scopes around it have their names there, too.
 *
 * @param lists those around it, each of which stands for one of its items
 */
function faultIn(
  tokens: readonly Token[],
  scopes: readonly DeskScope[],
  lists: readonly unknown[],
  template: string,
): TemplateFault | null {
  for (const [kind, name, start, , parts = []] of tokens) {
    if (kind === 'text' || kind === '!' || kind === '=') continue;
    const fault = (problem: string) => ({ line: lineAt(template, start), problem });
    if (kind === '>') return fault(`${quote(`>${name}`)} is a partial, which the desk does not have.`);
    if (kind === '&') return fault(`${quote(`{${name}}`)} is written as it comes. Use ${quote(name)}.`);
    const value = scopeWith(name, scopes)?.[name];
    if (value === undefined) return fault(`${quote(name)} is no variable there.`);
    if (kind === 'name' && value !== 'text')
      return fault(`${quote(name)} is no text. Use {{#${name}}} … {{/${name}}}.`);
    // A list in itself has its length squared, and once more for each time: no browser ends that.
    const isList = Array.isArray(value);
    if (kind === '#' && isList && lists.includes(value))
      return fault(`${quote(`#${name}`)} is in itself. Close it with {{/${name}}} first.`);
    const inner = isList ? (value[0] as DeskScope) : (value as DeskScope);
    const isEntered = kind === '#' && value !== 'text';
    const faultInside = faultIn(
      parts,
      isEntered ? [...scopes, inner] : scopes,
      isEntered && isList ? [...lists, value] : lists,
      template,
    );
    if (faultInside) return faultInside;
  }
  return null;
}

/** Returns what is wrong with a template of the desk: it cannot be parsed, or names what is no variable; null: nothing. */
export function templateFault(template: string): TemplateFault | null {
  let tokens: readonly Token[];
  try {
    tokens = mustache.parse(template) as unknown as readonly Token[];
  } catch (error) {
    const [, reason = 'Unreadable template', at = '0'] =
      /^(.*?)(?: at (\d+))?$/s.exec(error instanceof Error ? error.message : '') ?? [];
    return { line: lineAt(template, Number(at)), problem: `${reason.slice(0, 2 * MAX_QUOTE_CHARACTERS)}.` };
  }
  return faultIn(tokens, [DESK_VARIABLES], [], template);
}
