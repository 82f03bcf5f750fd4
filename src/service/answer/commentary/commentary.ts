import type { COMMENTARY_LANGUAGES } from '#contract/operation.ts';
import { ANSWER_STREAM } from '#service/answer/answer-streams.ts';
import type { PlayersBySlot } from '#service/answer/events.ts';
import type { Language } from '#service/answer/language.ts';
import type { WriteContext } from '#service/answer/write-context.ts';
import { below, stream } from '#service/engine/streams.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { LineUp } from '#service/world/squads/lineups.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import type { CommentKind, Phrases } from './phrases.ts';
import { PORTUGUESE } from './portuguese.ts';
import { type CommentaryLine, scriptOf } from './script.ts';
import { SPANISH } from './spanish.ts';

/** Phrases by language; other languages fall back to English. */
export const COMMENTATORS: Readonly<Record<(typeof COMMENTARY_LANGUAGES)[number], Phrases>> &
  Partial<Record<Language, Phrases>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
};

export interface CommentaryMatch {
  readonly fixture: Fixture;
  readonly lineups: readonly [home: LineUp, away: LineUp];
  readonly players: PlayersBySlot;
}

const IMPORTANT: ReadonlySet<CommentKind> = new Set<CommentKind>([
  'kickOff',
  'halfTime',
  'fullTime',
  'afterExtraTime',
  'shootOut',
  'afterShootOut',
  'abandoned',
  'ruledOut',
  'penaltyOverturned',
  'penaltyRetaken',
  'secondYellow',
  'red',
  'penaltySaved',
  'penaltyMissed',
]);
const GOALS: ReadonlySet<CommentKind> = new Set<CommentKind>([
  'goal',
  'goalAssisted',
  'goalUnknown',
  'goalPenalty',
  'ownGoal',
]);

type Values = Readonly<Record<string, string | null>>;

/** Returns the values of the placeholders in a sentence. */
function valuesOf(
  line: CommentaryLine,
  match: CommentaryMatch,
  phrases: Phrases,
  context: WriteContext,
): Values {
  const { fixture, lineups, players } = match;
  const { event } = line;
  const side = line.side ?? 'home';
  const person = (slot: number | null) => (slot === null ? null : players(side, slot));
  const reason = event?.info?.split(': ')[1] ?? '';
  return {
    home: fixture.home.name,
    away: fixture.away.name,
    team: fixture[side].name,
    other: fixture[side === 'home' ? 'away' : 'home'].name,
    player: person(event?.slot ?? null)?.name ?? null,
    related: person(event?.relatedSlot ?? null)?.name ?? null,
    score: line.score,
    count: line.count === null ? null : String(line.count),
    venue: fixture.venueId === null ? null : (context.world.venue(fixture.venueId)?.name ?? null),
    referee: fixture.refereeId === null ? null : (context.world.referee(fixture.refereeId)?.name ?? null),
    formation: lineups[0].formation,
    against: lineups[1].formation,
    reason: phrases.reasons[reason] ?? reason,
  };
}

/** Fills the placeholders of a sentence; null if a value is unknown. */
function fill(sentence: string, values: Values): string | null {
  let isKnown = true;
  const text = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? null;
    if (value === null) isKnown = false;
    return value ?? '';
  });
  return isKnown ? text : null;
}

/**
 * Writes fixtures?t=match_comments: the comments so far (v2.2 wire, match_comments). Each picks one of several
 * sentences, always the same one.
 */
export function writeCommentary(match: CommentaryMatch, language: Language, context: WriteContext) {
  const phrases = COMMENTATORS[language] ?? ENGLISH;
  const { frame } = match.fixture;
  const key = stream(frame.seed, frame.id, ANSWER_STREAM.sentences);
  return scriptOf(match.fixture, context.now).flatMap((line) => {
    const sentences = phrases.sentences[line.kind];
    const sentence = sentences[below(key, line.order, sentences.length)] ?? '';
    const comment = fill(sentence, valuesOf(line, match, phrases, context));
    if (comment === null) return [];
    const isGoal = GOALS.has(line.kind);
    return [
      {
        important: isGoal || IMPORTANT.has(line.kind) ? 1 : 0,
        order: line.order,
        goal: isGoal ? 1 : 0,
        minute: line.minute,
        extra_minute: line.extra,
        comment,
      },
    ];
  });
}
