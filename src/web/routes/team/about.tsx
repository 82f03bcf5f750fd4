import { spokenName } from '#contract/person-name.ts';
import type { CoachRecord } from '#contract/records/coach.ts';
import type { TrophiesRecord } from '#contract/records/trophies.ts';
import type { VenueRecord } from '#contract/records/venue.ts';
import { localCountry } from '#news/words/country-name.ts';
import { profileAddress } from '#web/navigation/addresses.ts';
import { Link } from '#web/navigation/link.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useWords } from '#web/words/use-words.ts';

const FACTS = 'tap-links px-3.5 py-2';
const FACT = 'grid grid-cols-[5rem_minmax(0,1fr)] gap-3 py-0.75';

interface Props {
  readonly venue: VenueRecord | null | undefined;
  readonly coach: CoachRecord | null | undefined;
  /** Year; null if unknown. */
  readonly founded: number | null;
}

/** A team's stadium and manager; unknown facts are omitted, and loading ones reserve their line. */
export function VenueAndCoach({ venue, coach, founded }: Props) {
  const words = useWords<'team'>();
  const { team: t, intl } = words;
  const facts = [
    [
      t.venue,
      venue && (
        <Link to={profileAddress('venue', venue.id)}>
          {[venue.name, venue.city].filter(Boolean).join(', ')}
        </Link>
      ),
    ],
    [t.capacity, venue && (venue.capacity ? new Intl.NumberFormat(intl).format(venue.capacity) : null)],
    [
      t.coach,
      coach && (
        <Link to={profileAddress('coach', coach.id)}>
          {[spokenName(coach), localCountry(coach.country, words)].filter(Boolean).join(', ')}
        </Link>
      ),
    ],
  ] as const;
  const presentFacts = facts.filter(([, value]) => value !== null);
  if (presentFacts.length === 0) return null;
  const rows = founded ? [...presentFacts, [t.founded, founded] as const] : presentFacts;
  return (
    <TitledCard title={t.venueAndCoach} isTall>
      <dl className={FACTS}>
        {rows.map(([name, value]) => (
          <div key={name} className={FACT}>
            <dt className="text-quiet">{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}

export function Trophies({ trophies }: { readonly trophies: TrophiesRecord['trophies'] }) {
  const { team: t } = useWords<'team'>();
  if (trophies.length === 0) return null;
  return (
    <TitledCard title={t.trophies} isTall>
      <dl className={FACTS}>
        {trophies.map(({ id, name, seasons }) => (
          <div key={`${id} ${name}`} className={FACT}>
            <dt className="text-quiet">{seasons.length > 0 ? `${seasons.length}×` : ''}</dt>
            <dd>
              <span dir="auto">{name}</span>{' '}
              <small className="text-[0.8125rem] text-quiet">{seasons.join(', ')}</small>
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}
