import type { catchUpOfferWords } from '#web/words/catch-up-offer.ts';

export const catchUpOffer = {
  catchUpOffer: {
    yesterday: 'Gestern nachholen',
    day: 'Nachholen',
    matches: (count) => (count === 1 ? '1 Spiel, dem du folgst' : `${count} Spiele, denen du folgst`),
    dismiss: 'Schließen',
  },
} satisfies typeof catchUpOfferWords;
