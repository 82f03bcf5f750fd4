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
    /** Pages request records in English, so English needs no translation. */
    translate: (note: string) => note,
  },
};

export const useNotesWords = wordsOf(notesWords);
export type NotesWords = Pick<ReturnType<typeof useNotesWords>, 'notes'>;

/** Returns a record's note as it follows other words in a line: the service's texts begin with a capital. */
export function remarkInLine(note: string, { notes }: NotesWords): string {
  const local = notes.translate(note);
  return local === note ? note.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()) : local;
}
