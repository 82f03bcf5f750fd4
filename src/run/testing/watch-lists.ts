import { EMPTY_NEWS, takeNews } from '#bff/news/news-state.ts';
import { changesOf, firstSighting, type Sighting } from '#news/changes-of.ts';
import { endsGap, type Gap, isGap } from '#news/gap.ts';
import { EMPTY_STORE, mergeAnswer } from '#news/match-store.ts';
import { type AlertMemory, advanceAlerts, pickAlerts } from '#web/matches/alert-memory.ts';
import { type ScoreChanges, trackScoreChanges } from '#web/matches/score-changes.ts';
import { EMPTY_PRINTER, mergeDeparted, mergeLive, type Printer } from '#web/matches/vidiprinter/printer.ts';
import { goalNews } from '#web/wall/takeover/goal-news.ts';
import type { ReceivedList } from './receive-saturday.ts';

/** What viewers got, a line each: `15:03:30 7 1001 goal`, in any order. */
export interface Reports {
  /** Without the team: a row shows the newest change. */
  readonly rows: readonly string[];
  readonly takeovers: readonly string[];
  /** What the server tells to webhooks. */
  readonly messages: readonly string[];
  /** Of live lists, without the time, and with what a gap hides. */
  readonly printer: readonly string[];
  /** Without the time: some alerts wait. */
  readonly alerts: readonly string[];
}

const clockText = (at: number) => new Date(at).toISOString().slice(11, 19);

/** Prints a live list, or what a day's list says of matches that have left it. */
function print(printer: Printer, { kind, asOf, matches }: ReceivedList, periodMs: number): Printer {
  if (kind === 'live') return mergeLive(printer, matches, asOf, 1, periodMs);
  const { departed } = printer;
  return mergeDeparted(
    printer,
    departed,
    matches.filter(({ id }) => departed.includes(id)),
    asOf,
  );
}

/** Shows lists to a page, a wall and a viewer with a bell for each competition. */
export function watchLists(lists: readonly ReceivedList[], periodMs: number): Reports {
  let store = EMPTY_STORE;
  let [page, wall]: [Sighting | null, Sighting | null] = [null, null];
  let printer = EMPTY_PRINTER;
  let marks: ScoreChanges = new Map();
  let memory: AlertMemory | null = null;
  let server = EMPTY_NEWS;
  let [gap, alertGap]: [Gap | null, Gap | null] = [null, null];
  const reports = {
    rows: [] as string[],
    takeovers: [] as string[],
    messages: [] as string[],
    printer: [] as string[],
    alerts: [] as string[],
  };
  const leagues = new Set(lists.flatMap(({ matches }) => matches.map(({ league }) => league.id)));
  const bells = Object.fromEntries(
    [...leagues].map((id) => [`competition ${id}`, ['goals', 'ruled-out'] as const]),
  );
  for (const [place, list] of lists.entries()) {
    const liveAsOf = store.liveAsOf;
    store = mergeAnswer(store, { ...list, precision: 0 });
    if (list.kind === 'live' && place > 0 && isGap(liveAsOf, list.asOf, periodMs, 1))
      gap = { from: liveAsOf, to: list.asOf };
    const { entries } = store;
    const teamOf = (id: string, side: 'home' | 'away') => entries.get(id)?.record.teams[side].id;
    const now = list.receivedAt;
    // Differences between the first two lists are no news.
    if (page && wall) {
      const step = trackScoreChanges(marks, page, entries, { now, rate: 1, gap });
      for (const [id, mark] of step.marks)
        if (mark.at === now && marks.get(id) !== mark)
          reports.rows.push(`${clockText(now)} ${id} ${mark.kind}`);
      ({ sighting: page, marks } = step);
      const news = changesOf(wall, entries, { rate: 1, gap });
      wall = news.sighting;
      for (const { matchId, goals, ruledOut } of goalNews(news.changes, [], []))
        for (const [kind, ofKind] of [
          ['goal', goals],
          ['ruled-out', ruledOut],
        ] as const)
          for (const { side } of ofKind)
            reports.takeovers.push(`${clockText(now)} ${matchId} ${teamOf(matchId, side)} ${kind}`);
    } else if (place === 1) page = wall = firstSighting(entries);
    const step = takeNews(server, { ...list, precision: 0 }, { periodMs, rate: 1 });
    server = step.state;
    for (const { change, match } of step.items)
      if (change.kind === 'goal' || change.kind === 'ruled-out')
        reports.messages.push(`${clockText(now)} ${match.id} ${match.teams[change.side].id} ${change.kind}`);
    const printed = new Set(printer.lines.map(({ id }) => id));
    printer = print(printer, list, periodMs);
    const newLines = printer.lines.filter(({ id }) => !printed.has(id));
    for (const { matchId, side, kind, detail, isCorrection, isStruck } of newLines) {
      const team = side && printer.matches.get(matchId)?.[`${side}Id`];
      // A goal that was scored and ruled out between two lists is printed struck.
      const isGoal = kind === 'goal' && !isStruck;
      if (place > 1 && list.kind === 'live' && team && (isGoal || (isCorrection && detail === 'goal')))
        reports.printer.push(`${matchId} ${team} ${isGoal ? 'goal' : 'ruled-out'}`);
    }
    const alertStep = advanceAlerts(memory, { now, store, bells, rate: 1, periodMs, lineUps: new Map() });
    if (alertStep.isGap) alertGap = { from: liveAsOf, to: store.asOf };
    const { news, updates, memory: next } = pickAlerts(alertStep.memory, alertStep.alerts, bells);
    memory = next;
    // A goal that counts again changes its notification, and so does a ruling that comes back.
    const corrections = updates.filter(({ corrects }) => corrects !== undefined);
    for (const { matchId, teams, side, kind, at } of [...news, ...corrections])
      if (side && !endsGap(alertGap, at, 1))
        reports.alerts.push(`${matchId} ${teams[side].id} ${kind === 'goals' ? 'goal' : 'ruled-out'}`);
  }
  return reports;
}
