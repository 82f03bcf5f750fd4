import { type Environment, isLine } from './environment.ts';

const MAX_NAME_LENGTH = 100;

/** Reads OPERATOR_NAME, whose server it is; null: not stated. */
export function readOperatorName(environment: Environment, problems: string[]): string | null {
  const name = environment['OPERATOR_NAME']?.trim();
  if (!name) return null;
  if (isLine(name, MAX_NAME_LENGTH)) return name;
  problems.push(`OPERATOR_NAME must be one line of at most ${MAX_NAME_LENGTH} characters.`);
  return null;
}
