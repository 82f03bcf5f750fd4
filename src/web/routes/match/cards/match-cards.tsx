import { EndCards, type EndCardsProps } from './end-cards.tsx';
import { SideCards } from './side-cards.tsx';

interface Props extends EndCardsProps {
  readonly hasSide: boolean;
  readonly hasEnd: boolean;
  /** Whether the first cards are beside the events, as the end of the page is below these. */
  readonly isBeside: boolean;
}

/** The cards of a match that has begun, which appear together: apart they would seem to be in sight. */
export function MatchCards({ hasSide, hasEnd, isBeside, ...props }: Props) {
  return (
    <>
      {hasSide && (
        <div className={isBeside ? 'col-start-2 row-[1/3]' : undefined}>
          <SideCards {...props} isBeside={isBeside} />
        </div>
      )}
      {hasEnd && (
        <div className={isBeside ? 'col-start-1 row-start-2' : undefined}>
          <EndCards {...props} />
        </div>
      )}
    </>
  );
}
