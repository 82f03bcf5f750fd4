import { useEffect, useState } from 'react';
import { useEmbedWords } from '#web/embed/use-embed-words.ts';

/** The service's note on a match, in the reader's language as soon as that has come. */
export function ServiceNote({ text }: { readonly text: string }) {
  const { loadNotes } = useEmbedWords();
  const [translation, setTranslation] = useState<string | null>(null);
  useEffect(() => {
    if (!loadNotes) return;
    let isWanted = true;
    loadNotes().then(
      ({ translate }) => isWanted && setTranslation(translate(text)),
      // The note is legible as it is.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [loadNotes, text]);
  const note = translation ?? text;
  return (
    <p lang={note === text ? 'en' : undefined} className="text-balance border-line border-t px-3 py-2">
      {note}
    </p>
  );
}
