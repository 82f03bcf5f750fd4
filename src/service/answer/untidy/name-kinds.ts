import { below } from '#service/engine/streams.ts';

/** A person's names on the wire; null where the feed has none. */
export interface UntidyName {
  /** As lists sort it: "Family, Given", or a nickname. */
  readonly listed: string;
  readonly spoken: string;
  /** Of events. */
  readonly short: string;
  readonly firstname: string | null;
  readonly lastname: string;
}

/** Returns other names for a person, by the kind's random stream. */
export type PersonKind = (key: number) => UntidyName;

/** Returns another name for a club or competition; `now` is in epoch seconds. */
export type ClubKind = (name: string, key: number, now: number) => string;

const NICKNAMES = ['Zequi', 'Bombinha', 'Tato', 'Nenoca', 'Lelu', 'Marrão', 'Chavito', 'Pipeto', 'Jubinha'];
const LONE_WORDS = ['Suhendri', 'Arvandi', 'Kusnari', 'Toemino', 'Velimar', 'Hartoni'];
const SECOND_SURNAMES = ['Quintavalle', 'Brenes', 'Ulloqui', 'Zarzoso', 'Portales', 'Echenagusti'];
const NAMESAKES = [
  ['Ferral', 'Joca'],
  ['Ferral', 'Jones'],
] as const;
const FOREIGN_PEOPLE = [
  ['البركاوي', 'سالم'],
  ['Παπαδομάκης', 'Στέλιος'],
  ['남궁', '현우'],
  ['黒沢', '蓮'],
  ['الزهيري', 'كريم'],
  ['Καλογρίδης', 'Μάνος'],
] as const;
const FOREIGN_CLUBS = [
  'نادي الساحل',
  'ΑΟ Θαλασσινός',
  '한빛 시민',
  '緑川SC',
  'اتحاد الوادي',
  'Κεραυνός Ορμύλιας',
];
const LONG_FAMILY = 'Wijayaratnasekara-Kumarathirumalaivelan';
const LONG_GIVEN = 'Maximilian Konstantin Raphael';
const LONG_CLUB = 'Sportgemeinschaft Eintracht Unterobermarkersdorf an der Aue';
/** A club has another name by turns, each for so long. */
export const RENAMED_EVERY_S = 600;
const SPONSOR = 'Veltrix';

const choose = <T>(names: readonly T[], key: number): T => names[below(key, 1, names.length)] as T;
const sameEverywhere = (word: string, firstname: string | null, lastname: string): UntidyName => ({
  listed: word,
  spoken: word,
  short: word,
  firstname,
  lastname,
});
const inTwoParts = ([family, given]: readonly [family: string, given: string]): UntidyName => ({
  listed: `${family}, ${given}`,
  spoken: `${given} ${family}`,
  short: family,
  firstname: given,
  lastname: family,
});

export const nickname: PersonKind = (key) =>
  sameEverywhere(choose(NICKNAMES, key), 'Adailton', `${choose(SECOND_SURNAMES, key)} Moreira`);

export const oneWordName: PersonKind = (key) => {
  const word = choose(LONE_WORDS, key);
  return sameEverywhere(word, null, word);
};

export const longName: PersonKind = () => inTwoParts([LONG_FAMILY, LONG_GIVEN]);

export const otherScript: PersonKind = (key) => inTwoParts(choose(FOREIGN_PEOPLE, key));

export const sharedName: PersonKind = (key) => inTwoParts(choose(NAMESAKES, key));

/** Returns a second surname, which follows the known one in `lastname` alone. */
export const secondSurname = (key: number): string => choose(SECOND_SURNAMES, key);

export const longClub: ClubKind = (_, key) => `${LONG_CLUB} ${1880 + below(key, 1, 60)}`;

export const foreignClub: ClubKind = (_, key) => choose(FOREIGN_CLUBS, key);

export const clubRenamed: ClubKind = (name, key, now) =>
  (Math.floor(now / RENAMED_EVERY_S) + below(key, 1, 2)) % 2 === 0 ? name : `${name} ${SPONSOR}`;

/** A sponsor's name makes a competition another one, whose tie-breakers are not known. */
export const sponsoredLeague: ClubKind = (name) => `${name} ${SPONSOR}`;
