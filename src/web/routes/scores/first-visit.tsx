import { STAR } from '#web/components/follow-button.tsx';
import { MY } from '#web/navigation/addresses.ts';
import { favourites } from '#web/settings/favourites.ts';
import { firstVisitSetting } from '#web/settings/first-visit.ts';
import { useStore } from '#web/state/store.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { FootLink } from '#web/ui/foot-link.tsx';
import { useWords } from '#web/words/use-words.ts';

/** Offers to choose teams on a phone, which has no column for them, until there is one or the offer was dismissed. */
export function FirstVisit() {
  const { firstVisit: t } = useWords<'first-visit'>();
  const isFollowing = useStore(favourites, (all) => all.length > 0);
  const isOver = useStore(firstVisitSetting) === 'over';
  if (isFollowing || isOver) return null;
  return (
    <div className="contents xl:hidden">
      <FootLink
        to={MY}
        icon={<Drawing size={16} strokeWidth="1.3" strokeLinejoin="round" d={STAR} />}
        dismiss={t.dismiss}
        onDismiss={() => firstVisitSetting.choose('over')}
      >
        {t.choose}
      </FootLink>
    </div>
  );
}
