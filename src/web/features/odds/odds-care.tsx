import { careText } from '#web/settings/care-text.ts';
import { useWords } from '#web/words/use-words.ts';
import { useAgedText } from './use-aged-text.ts';

/** The warning that stands where prices do, with the operator's age, note and link to help. */
export function OddsCare() {
  const { odds: t, intl } = useWords<'odds'>();
  const { note, url } = careText(intl);
  return (
    <div className="wrap-anywhere px-3 text-quiet text-xs">
      <p dir="auto">{useAgedText(t.care)}</p>
      {(note || url) && (
        <p className="flex flex-wrap items-center gap-x-3">
          {note && <span dir="auto">{note}</span>}
          {url && (
            <a href={url} target="_blank" rel="noopener" className="py-1.5 underline">
              {t.help}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
