import { DAY_S } from '#contract/durations.ts';
import { countryIdOf } from '#service/world/country-ids.ts';
import type { Fixture } from '#service/world/fixtures/fixture.ts';
import { assistantsOf } from '#service/world/people/referees.ts';
import type { WriteContext } from './write-context.ts';

const REFEREE_BEFORE_SECONDS = 3 * DAY_S;

/** Whether referee and assistants of a match are published: three days before kick-off. */
export function isRefereePublished({ frame }: Fixture, { now }: WriteContext): boolean {
  return frame.kickOff - now <= REFEREE_BEFORE_SECONDS;
}

/** Writes the two assistants and the fourth official; nulls until they are published. */
export function writeAssistants(fixture: Fixture, context: WriteContext) {
  const refereeId = isRefereePublished(fixture, context) ? fixture.refereeId : null;
  const country = refereeId === null ? null : context.world.country(countryIdOf(refereeId));
  const ids = refereeId === null || country === null ? [] : assistantsOf(country, refereeId);
  const [first_assistant_id = null, second_assistant_id = null, fourth_assistant_id = null] = ids.map(String);
  return { first_assistant_id, second_assistant_id, fourth_assistant_id };
}
