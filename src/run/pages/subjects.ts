import { type Scene, scenes } from 'virtual:workshop-records';
import { MINUTE_MS } from '#contract/durations.ts';
import { stateAt } from '#service/engine/state.ts';
import { find } from '#service/find/find.ts';
import { createWorld, type World } from '#service/world/world.ts';
import { createServiceAnswers, type ServiceAnswers } from './service-answers.ts';

/** A match, and the instant at which its pages are opened. */
export interface Subject {
  readonly name: string;
  readonly match: Scene['match'];
  /** Epoch ms. */
  readonly at: number;
}

type Place = Pick<Subject, 'name' | 'at'> & { readonly id: string; readonly leagueId: string };

const SEED = 2026;
const AFTER_EXTRA_TIME = 32;

const placeOf = (name: string, { match, at }: Scene, minutes: number | null = null): Place => ({
  name,
  id: match.id,
  leagueId: match.league.id,
  at: minutes === null ? at : (match.time.timestamp + minutes * 60) * 1_000,
});

/** Returns the next match that extra time decides, without a shoot-out. */
function afterExtraTime(world: World): Place {
  for (let from = scenes.extraTime.at; ; ) {
    const { match_id, happens = '' } = find(world, 'extra-time', from / 1_000) ?? {};
    const fixture = world.fixture(match_id ?? 0);
    if (!fixture) throw new Error('The world has no match that extra time decides.');
    from = Date.parse(happens) + MINUTE_MS;
    const at = from + 90 * MINUTE_MS;
    if (stateAt(fixture.frame, at / 1_000).status !== AFTER_EXTRA_TIME) continue;
    return { name: 'after extra time', id: String(fixture.id), leagueId: String(fixture.competition.id), at };
  }
}

interface Subjects {
  readonly subjects: readonly Subject[];
  readonly service: ServiceAnswers;
}

async function startSubjects(): Promise<Subjects> {
  const world = createWorld(SEED);
  const places = [
    placeOf('live', scenes.live),
    placeOf('over', scenes.ruledOut, 150),
    afterExtraTime(world),
    placeOf('after penalties', scenes.afterPenalties),
    placeOf('second leg', scenes.secondLeg, 150),
    placeOf('abandoned', scenes.abandoned),
  ];
  const service = await createServiceAnswers(world, new Set(places.map(({ leagueId }) => leagueId)));
  const subjects = places.map(async ({ name, id, at: instant }): Promise<Subject> => {
    // Pages show minutes, and a few seconds later they must show the same one.
    const at = instant - (instant % MINUTE_MS);
    const { data } = await service.answerAt(at, `/api/v2.2/fixtures/?t=info&id=${id}&include=events,stats`);
    return { name, at, match: data as Subject['match'] };
  });
  return { service, subjects: await Promise.all(subjects) };
}

/** Each test file has fresh modules, so the files share what takes 5 s to make on the global object. */
const shared = globalThis as { subjects?: Promise<Subjects> };

/** Finds a match in each state that a shield has to hide, and the service that answers for all of them. */
export function findSubjects(): Promise<Subjects> {
  shared.subjects ??= startSubjects();
  return shared.subjects;
}
