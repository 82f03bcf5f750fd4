import { plural } from './plural.ts';
import { wordsOf } from './use-words.ts';

/** Notes that the embedded service writes into records, in English. */
export type Phrase =
  | 'waterlogged pitch'
  | 'heavy rain'
  | 'fog'
  | 'storm warning'
  | 'snow'
  | 'thunderstorm'
  | 'floodlight failure'
  | 'illness in the visiting squad'
  | 'no police available'
  | 'unsafe stand'
  | 'the result no longer affects the table'
  | 'a club has withdrawn'
  | 'order of the authorities'
  | 'crowd trouble'
  | 'pitch invasion'
  | 'objects thrown from the stands'
  | 'did not appear'
  | 'refused to play'
  | 'could not field enough players'
  | 'has withdrawn'
  | 'cannot field enough players'
  | 'has been excluded'
  | 'fewer than seven players'
  | 'insolvency proceedings'
  | 'breach of the licensing rules'
  | 'wages paid late'
  | 'an ineligible player was fielded'
  | 'offside'
  | 'handball'
  | 'foul in the build-up'
  | 'ball out of play'
  | 'Penalty overturned'
  | 'Penalty retaken: goalkeeper off the line'
  | 'Penalty retaken: players in the area too early'
  | 'Upgraded to red after review'
  | 'Reduced to yellow after review'
  | 'Saved'
  | 'Missed'
  | 'Foul'
  | 'Tactical foul'
  | 'Reckless tackle'
  | 'Holding'
  | 'Handball'
  | 'Serious foul play'
  | 'Violent conduct'
  | 'Denied a clear chance'
  | 'Injured'
  | 'Knock'
  | 'Illness'
  | 'Muscle strain'
  | 'Back pain'
  | 'Hamstring injury'
  | 'Calf injury'
  | 'Ankle injury'
  | 'Groin injury'
  | 'Thigh injury'
  | 'Knee injury'
  | 'Ankle ligament injury'
  | 'Broken foot'
  | 'Cruciate ligament injury'
  | 'Achilles tendon injury'
  | 'Broken leg'
  | 'Red card'
  | 'Second yellow card'
  | 'Yellow cards';

/** Notes of records: reasons of disruptions and cards, injuries. */
export const notesWords = {
  notes: {
    /** English needs no translation: a missing note is shown as it is. */
    phrases: {} as Readonly<Partial<Record<Phrase, string>>>,
    postponed: (reason: string) => `Postponed: ${reason}`,
    cancelled: (reason: string) => `Cancelled: ${reason}`,
    abandoned: (reason: string) => `Abandoned: ${reason}`,
    toBeReplayed: (reason: string) => `Abandoned: ${reason}. To be replayed`,
    awarded: (score: string, loser: string, reason: string) =>
      `Awarded ${score}: the ${loser} team ${reason}`,
    walkover: (loser: string, reason: string) => `Walkover: the ${loser} team ${reason}`,
    awardedAfter: (score: string, minute: string, reason: string) =>
      `Awarded ${score}: abandoned after ${minute} minutes, ${reason}`,
    stands: (minute: string, reason: string) =>
      `The score stands: abandoned after ${minute} minutes, ${reason}`,
    deducted: (points: number, team: string, reason: string) =>
      `${points} ${plural('en', points, { one: 'point', other: 'points' })} deducted, ${team}: ${reason}`,
  },
};

export const useNotesWords = wordsOf(notesWords);
export type NotesWords = Pick<ReturnType<typeof useNotesWords>, 'notes'>;
