/** Cards of a column. */
export const STACK = 'grid grid-cols-1 gap-2';

/** A card is in sight above the bottom bar of a phone: the first screen requests nothing for what is below. */
export const CARD_MARGIN_PX = -64;
