import { isolateNames } from '#contract/isolate-names.ts';
import { type CountryWords, localCountry } from '#news/words/country-name.ts';
import { type CompetitionWords, competitionName } from '#web/words/competition-name.ts';
import { remarkInLine } from '#web/words/note-text.ts';
import type { Words } from '#web/words/words.ts';
import type { PrinterLine, PrinterMatch } from './printer-line.ts';

export type LineWords = Words<'changes' | 'notes' | 'teleprinter'>;

/** A line in words, without any look. */
export interface LineText {
  /** Abbreviation of what happened: `GOAL`. */
  readonly label: string;
  /** The same in words, for screen readers. */
  readonly name: string;
  readonly home: string;
  readonly away: string;
  /** `2–1`, `7 (SEVEN) – 1`; null at the kick-off. */
  readonly score: string | null;
  /** The teams without a score: `Dunmarrow v Ashby Vale`. */
  readonly versus: string;
  /** Minute, player and what else there is to say; '' without anything. */
  readonly detail: string;
  /** Why the line is struck; null if it counts. */
  readonly correction: string | null;
}

/** From this score on a figure is also spelt out, so that it is not taken for a misprint. */
const MIN_SPELT = 7;

function scoreText({ score, kind }: PrinterLine, words: LineWords): string | null {
  if (!score) return null;
  const isSpelt = kind !== 'kick' && Math.max(...score) >= MIN_SPELT;
  if (!isSpelt) return words.score(...score);
  const [home, away] = score.map((goals) => {
    const numeral = words.teleprinter.numerals[goals - MIN_SPELT];
    return numeral ? `${goals} (${numeral})` : goals;
  });
  return words.score(`${home} `, ` ${away}`);
}

function localRemark(remark: string | null, words: LineWords): string | null {
  const text = remark?.replace(/^goal ruled out:?\s*/i, '');
  return text ? remarkInLine(text, words) : null;
}

function detailText(line: PrinterLine, words: LineWords): string {
  const { changes, scores } = words;
  const { corrections } = words.teleprinter;
  const manners: typeof changes.manners & Readonly<Record<string, string>> = changes.manners;
  const { kind, minute, detail, earlier, isStruck } = line;
  const [player] = isolateNames(line.player ?? '');
  const remark = localRemark(line.remark, words);
  const moment = minute && words.moment.minute(minute);
  const join = (...parts: readonly (string | null | undefined | false)[]) => parts.filter(Boolean).join(', ');
  const who = [moment, player].filter(Boolean).join(' ');
  switch (kind) {
    case 'goal':
    case 'red':
      return join(who, detail && manners[detail]);
    case 'penalty-missed':
      return join(who, remark);
    case 'kick':
      return player;
    case 'ruling':
      if (!line.isCorrection) return join(who, remark);
      return join(
        who,
        detail === 'goal' ? manners['ruled-out'] : corrections[detail === 'red' ? detail : 'other'],
        remark,
      );
    case 'full-time':
      return earlier && !isStruck ? scores.halfTime(words.score(...earlier)) : '';
    case 'after-penalties':
      return earlier ? changes.penalties(words.score(...earlier)) : '';
    default:
      return '';
  }
}

function nameOf({ kind, detail }: PrinterLine) {
  if (kind !== 'kick') return kind;
  return detail === 'scored' ? 'kick-scored' : 'kick-missed';
}

/** Returns what a line says. */
export function lineText(line: PrinterLine, { home, away }: PrinterMatch, words: LineWords): LineText {
  const { manners, names, versus } = words.changes;
  const { labels, corrections } = words.teleprinter;
  const name = nameOf(line);
  return {
    label: labels[name],
    name: names[name],
    home,
    away,
    score: scoreText(line, words),
    versus: versus(home, away),
    detail: detailText(line, words),
    correction: line.isStruck ? (line.kind === 'goal' ? manners['ruled-out'] : corrections.other) : null,
  };
}

/** Returns the name of a competition with its country: `England · First Division`. */
export function leagueText(
  league: { readonly id: string; readonly name: string },
  { country, countryCode: cc }: Pick<PrinterMatch, 'country' | 'countryCode'>,
  words: CountryWords & CompetitionWords,
): string {
  return [localCountry({ name: country, cc }, words), competitionName(league, words)]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the match and what else the line says of it: `Dunmarrow 2–1 Ashby Vale  71′ Rask`. */
export function sentenceText({ home, away, score, versus, detail }: LineText): string {
  return [score === null ? versus : `${home} ${score} ${away}`, detail].filter(Boolean).join('  ');
}

/**
 * Returns a line as plain text: `16:23  GOAL  Dunmarrow 2–1 Ashby Vale  71′ Rask  (Premier League)`.
 *
 * @param time of the line, as shown
 */
export function plainText(line: PrinterLine, match: PrinterMatch, time: string, words: LineWords): string {
  const [home, away, league] = isolateNames(match.home, match.away, match.league);
  const text = lineText(line, { ...match, home, away }, words);
  const correction = text.correction && `(${text.correction})`;
  return [time, text.label, sentenceText(text), correction, `(${league})`].filter(Boolean).join('  ');
}
