import { shortName } from '#web/format/short-name.ts';

/** Longer names do not fit into a table beside a match, letters. */
const MAX_LETTERS = 20;

/** Returns a team's name as a narrow table has it. */
export const tableName = (name: string): string => (name.length > MAX_LETTERS ? shortName(name) : name);
