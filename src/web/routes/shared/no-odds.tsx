import { focusContent } from '#web/navigation/focus-content.ts';
import { oddsAbsence, pricesSetting } from '#web/settings/has-odds.ts';
import { useStore } from '#web/state/store.ts';
import { BUTTON, Notice } from '#web/ui/notice.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Says why there are no odds at an address, and lets viewers who have hidden them show them again. */
export function NoOdds({ title }: { readonly title?: string }) {
  const { noOdds: t } = useWords<'no-odds'>();
  const isHidden = useStore(oddsAbsence) === 'hidden';
  return (
    <Notice {...(title && { title })} text={isHidden ? t.hidden : t.off}>
      {isHidden && (
        <button
          type="button"
          className={`${BUTTON} cursor-pointer`}
          onClick={() => {
            // The odds take the place of the button.
            focusContent();
            pricesSetting.choose(null);
          }}
        >
          {t.show}
        </button>
      )}
    </Notice>
  );
}
