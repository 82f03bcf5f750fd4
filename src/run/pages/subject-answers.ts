import { MINUTE_MS } from '#contract/durations.ts';
import type { ServiceAnswer, ServiceAnswers } from './service-answers.ts';
import type { Subject } from './subjects.ts';

/** Returns the last instant at which nothing has happened in a match, epoch ms. */
export const beforeKickOff = ({ match }: Subject): number => match.time.timestamp * 1_000 - MINUTE_MS;

interface Identified {
  readonly id: string;
}

/** Whether a record is a match, a meeting, or an item about a match. */
const isOfMatch = (record: unknown): record is Identified =>
  typeof record === 'object' &&
  record !== null &&
  'id' in record &&
  ('teams' in record || 'home_id' in record);

interface Ban {
  readonly player: Identified;
  readonly since: string;
}

/** Removes bans that end with the subject, as they do whatever happens in it, but none that began with it. */
function withoutServed(bans: readonly Ban[], others: readonly Ban[], { match }: Subject): readonly object[] {
  const day = new Date(match.time.timestamp * 1_000).toISOString().slice(0, 10);
  const players = new Set(others.map(({ player }) => player.id));
  return bans.filter(({ player, since }) => players.has(player.id) || since >= day);
}

/** Removes what is about other matches than the subject from lists, if it has changed since the subject's kick-off. */
function withoutOthers(data: unknown, other: unknown, subject: Subject): unknown {
  if (typeof data !== 'object' || data === null) return data;
  // Referees of later matches are appointed as time passes.
  if (isOfMatch(data)) return data.id === subject.match.id ? data : { ...data, referee_id: null };
  const sameIn = (list: unknown) => {
    const texts = new Set((Array.isArray(list) ? list.flat() : []).map((record) => JSON.stringify(record)));
    return (record: Identified) => record.id === subject.match.id || texts.has(JSON.stringify(record));
  };
  if (!Array.isArray(data)) {
    const others = other as Record<string, unknown> | null;
    const entries = Object.entries(data).map(([name, part]) => [
      name,
      name === 'suspension'
        ? withoutServed(part, (others?.[name] ?? []) as readonly Ban[], subject)
        : withoutOthers(part, others?.[name], subject),
    ]);
    return Object.fromEntries(entries);
  }
  if (data.every(isOfMatch)) return data.filter(sameIn(other));
  if (!data.every((group) => Array.isArray(group) && group.every(isOfMatch))) return data;
  return (data as Identified[][])
    .map((group) => group.filter(sameIn(other)))
    .filter(({ length }) => length > 0);
}

const answers = new Map<string, Promise<ServiceAnswer>>();

/** Answers of the service at an instant, in which no match but the subject differs from those before its kick-off. */
export function subjectAnswer(
  subject: Subject,
  instant: number,
  url: string,
  service: ServiceAnswers,
): Promise<ServiceAnswer> {
  const key = `${subject.name} ${instant} ${url}`;
  const answer = answers.get(key) ?? readSubjectAnswer(subject, instant, url, service);
  answers.set(key, answer);
  return answer;
}

async function readSubjectAnswer(
  subject: Subject,
  instant: number,
  url: string,
  { answerAt }: ServiceAnswers,
): Promise<ServiceAnswer> {
  // Prices of other matches change as time passes.
  if (url.includes('odds') && !url.includes(subject.match.id) && !url.includes('include='))
    return answerAt(beforeKickOff(subject), url);
  const begun = await answerAt(subject.at, url);
  const announced = await answerAt(beforeKickOff(subject), url);
  const [answer, other] = instant === subject.at ? [begun, announced] : [announced, begun];
  return { ...answer, data: withoutOthers(answer.data, other.data, subject) };
}
