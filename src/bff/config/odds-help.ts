import type { Environment } from './environment.ts';

const MAX_NOTE_LENGTH = 300;

/** The operator's line of help, which stands where prices do. */
export interface OddsHelp {
  /** https address of a page with help; null: no link. */
  readonly url: string | null;
  /** Plain text; null: none. */
  readonly note: string | null;
}

export const NO_ODDS_HELP: OddsHelp = { url: null, note: null };

function readUrl(environment: Environment, problems: string[]): string | null {
  const text = environment['ODDS_HELP_URL']?.trim();
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' && url.username === '' && url.password === '') return url.href;
  problems.push('ODDS_HELP_URL must be an https address, such as https://help.example.org/gambling.');
  return null;
}

function readNote(environment: Environment, problems: string[]): string | null {
  const note = environment['ODDS_NOTE']?.trim();
  if (!note) return null;
  if (note.length <= MAX_NOTE_LENGTH && !/\p{Cc}/u.test(note)) return note;
  problems.push(`ODDS_NOTE must be one line of at most ${MAX_NOTE_LENGTH} characters.`);
  return null;
}

/** Reads ODDS_HELP_URL and ODDS_NOTE. */
export function readOddsHelp(environment: Environment, problems: string[]): OddsHelp {
  return { url: readUrl(environment, problems), note: readNote(environment, problems) };
}
