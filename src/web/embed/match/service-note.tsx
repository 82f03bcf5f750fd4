import { useEffect, useState } from 'react';
import { loadGroup } from '#web/words/load-words.ts';
import { noteText } from '#web/words/note-text.ts';
import { useWords } from '#web/words/use-words.ts';

/** The service's note on a match, in the reader's language as soon as the texts of notes have come. */
export function ServiceNote({ text }: { readonly text: string }) {
  const words = useWords<'notes'>();
  const [hasNotes, setHasNotes] = useState('notes' in words);
  useEffect(() => {
    let isWanted = true;
    loadGroup('notes', words.locale).then(
      () => isWanted && setHasNotes(true),
      // The note is legible as it is.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [words.locale]);
  const note = hasNotes ? noteText(text, words) : text;
  return (
    <p lang={note === text ? 'en' : undefined} className="text-balance border-line border-t px-3 py-2">
      {note}
    </p>
  );
}
