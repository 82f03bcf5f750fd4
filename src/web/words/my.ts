import { formatCount } from './en.ts';
import { wordsOf } from './use-words.ts';

/** Texts of the page of followed teams and matches. */
export const myWords = {
  my: {
    title: 'My matches',
    vidiprinter: 'Vidiprinter',
    live: 'In play',
    today: 'Today',
    coming: 'Coming up',
    results: 'Latest results',
    none: {
      today: 'No matches today.',
      coming: 'No upcoming matches.',
      results: 'No results yet.',
    },
    more: 'Show more',
    following: 'Following',
    kinds: { team: 'Teams', competition: 'Competitions', player: 'Players', match: 'Matches' },
    noneOfTeams: 'Follow a team or a competition and its matches will show up here.',
    /** The handle of a followed team, competition or player, and what is announced while it moves. */
    order: {
      handle: (name: string) => `Move ${name}`,
      up: (name: string) => `Move ${name} up`,
      down: (name: string) => `Move ${name} down`,
      help: 'Press Space to pick up, the arrow keys to move, Space to drop and Escape to cancel.',
      lifted: (name: string, place: number, count: number) =>
        `${name} picked up at position ${place} of ${count}.`,
      moved: (name: string, place: number, count: number) => `${name}, position ${place} of ${count}.`,
      dropped: (name: string, place: number, count: number) =>
        `${name} dropped at position ${place} of ${count}.`,
      cancelled: (name: string, place: number, count: number) =>
        `Cancelled. ${name} is back at position ${place} of ${count}.`,
    },
    how: 'You’re not following anything yet. Tap the star beside a team, player, match or competition and it will show up here.',
    someTeams: 'Teams of today',
    some: 'Popular competitions',
    search: 'Find a team',
    most: (n: number) =>
      `Showing matches for the first ${formatCount(n)} teams and competitions. Move others up to see theirs.`,
  },
};

export const useMyWords = wordsOf(myWords);
