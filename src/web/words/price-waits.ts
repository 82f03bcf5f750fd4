import { wordsOf } from './use-words.ts';

/** Texts of the prices that a viewer waits for. */
export const priceWaitWords = {
  priceWaits: {
    title: 'Price alerts',
    results: { home: 'Home win', draw: 'Draw', away: 'Away win' },
    /** The best price now, and the chance that it implies. */
    now: (price: string, chance: string | null) =>
      chance
        ? `Best price now ${price}, a chance of ${chance} without the margin.`
        : `Best price now ${price}.`,
    mine: 'Of your bookmakers’ prices.',
    noPrice: 'There is no price right now. Come back when there is one.',
    price: 'Alert me at a price of',
    orHigher: (price: string) => `When the best price is ${price} or higher`,
    orLower: (price: string) => `When the best price is ${price} or lower`,
    unreadable: 'Write a price such as 2.50, 6/4 or +150.',
    already: 'That is the price now.',
    set: 'Set alert',
    move: 'Alert me to a move of five points',
    moveNote: (low: string, high: string) => `When the chance is ${low} or ${high}`,
    once: 'You get one alert, and that ends it. So does the end of the match.',
    full: (n: number) => `You have ${n} price alerts. Remove one to set another.`,
    /** What is waited for, after the name of its match. */
    higher: (result: string, price: string) => `${result} at ${price} or higher`,
    lower: (result: string, price: string) => `${result} at ${price} or lower`,
    moved: (result: string, chance: string) => `${result}, five points from ${chance}`,
    told: (time: string) => `Done: alerted at ${time}`,
    over: 'Done: the match is over',
    unwatched: 'Not watched here with Touchline closed: too many. It works while Touchline is open.',
    remove: 'Remove',
    removeOne: (what: string) => `Remove alert: ${what}`,
  },
};

export const usePriceWaitWords = wordsOf(priceWaitWords);
