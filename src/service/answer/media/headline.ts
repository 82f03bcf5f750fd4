import { ANSWER_STREAM } from '#service/answer/answer-streams.ts';
import type { Score } from '#service/engine/match-frame.ts';
import { resultOf } from '#service/engine/result.ts';
import { below, stream } from '#service/engine/streams.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import type { Team } from '#service/world/teams/team.ts';
import type { World } from '#service/world/world.ts';
import type { MediaKind } from './media-kinds.ts';

/** The words that titles are made of. */
interface HeadlineParts {
  readonly home: string;
  readonly away: string;
  readonly league: string;
  /** Such as "2-1". */
  readonly score: string;
  /** The coach who is interviewed. */
  readonly coach: string;
}

const PREVIEWS: readonly ((parts: HeadlineParts) => string)[] = [
  ({ home, away, league }) => `${home} v ${away}: ${league} preview`,
  ({ home, away }) => `Preview: what to expect when ${home} meet ${away}`,
  ({ home, away }) => `${home} and ${away}: the numbers before kick-off`,
];

const REPORTS: readonly ((parts: HeadlineParts) => string)[] = [
  ({ home, away, score }) => `${home} ${score} ${away}: match report`,
  ({ home, away, score, league }) => `${home} ${score} ${away} | ${league} report`,
];

const INTERVIEWS: Readonly<Record<'won' | 'drawn', readonly ((parts: HeadlineParts) => string)[]>> = {
  won: [
    ({ coach, score }) => `${coach} after the ${score}: "We were patient"`,
    ({ coach, score }) => `"Everybody gave everything": ${coach} on the ${score}`,
  ],
  drawn: [
    ({ coach, score }) => `${coach} after the ${score}: "A point that we take"`,
    ({ coach, score }) => `"Both could have won it": ${coach} on the ${score}`,
  ],
};

/** Returns the team whose coach is interviewed: the winner, or home after a draw. */
export function speakerOf({ frame, home, away }: Fixture): Team {
  const [homeGoals, awayGoals] = resultOf(frame).final ?? [0, 0];
  return homeGoals >= awayGoals ? home : away;
}

/** Returns the title of an item about a match. Reports and interviews need a finished match. */
export function headline(world: World, fixture: Fixture, kind: MediaKind): string {
  const { id, frame, competition } = fixture;
  const final: Score = resultOf(frame).final ?? [0, 0];
  const speaker = speakerOf(fixture);
  const parts: HeadlineParts = {
    home: fixture.home.name,
    away: fixture.away.name,
    league: competition.name,
    score: final.join('-'),
    coach: world.coach(world.coachOf(speaker.id, frame.kickOff))?.name ?? speaker.name,
  };
  const interviews = INTERVIEWS[final[0] === final[1] ? 'drawn' : 'won'];
  const forms = { preview: PREVIEWS, report: REPORTS, interview: interviews }[kind];
  const form = forms[below(stream(frame.seed, id, ANSWER_STREAM.headline), kind.length, forms.length)];
  return form?.(parts) ?? `${parts.home} v ${parts.away}`;
}
