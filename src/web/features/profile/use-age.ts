import { useClock } from '#web/clock/use-clock.ts';
import { ageAt } from '#web/format/age.ts';
import { dayAndYear } from '#web/format/clock-time.ts';
import { useWords } from '#web/words/use-words.ts';

/** Returns `29 (born 20 Nov 1997)`; null if the birthday is unknown. */
export function useAge(birthday: string | null | undefined): string | null {
  const { profile: t, intl } = useWords<'profile'>();
  const age = useClock((now) => (birthday && now !== null ? ageAt(birthday, now) : null));
  if (!birthday || age === null) return null;
  return t.born(age, dayAndYear(Date.parse(`${birthday}T12:00:00Z`), 'UTC', intl));
}
