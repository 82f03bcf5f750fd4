import { useNoteText } from '#web/words/use-note-text.ts';

/** A record's note in the viewer's language; one that has no translation is marked as English. */
export function Note({ text }: { readonly text: string }) {
  const note = useNoteText()(text);
  return <span lang={note === text ? 'en' : undefined}>{note}</span>;
}
