import { scenes } from 'virtual:workshop-records';
import type { MatchRow } from '#contract/records/match.ts';
import { NO_RED_CARDS } from '#web/matches/red-card-counts.ts';
import type { SearchKind, SearchResult } from '#web/settings/recent.ts';
import { en } from '#web/testing/words.ts';
import type { Story, StoryFile } from '#web/workshop/story.ts';
import { groupResults } from './group-results.ts';
import { resultOfMatch } from './local-results.ts';
import { SearchOutcome } from './search-outcome.tsx';
import type { SearchResults } from './search-results.ts';

const QUERY = 'Rovers';

export default {
  title: 'Search/Outcome',
  component: SearchOutcome,
  args: {
    query: QUERY,
    isShort: false,
    suggestions: [],
    states: new Map(),
  },
} satisfies StoryFile<typeof SearchOutcome>;

type OutcomeStory = Story<typeof SearchOutcome>;

const NOTHING: SearchResults = {
  groups: [],
  isNearly: false,
  isWaiting: false,
  trouble: null,
  isLimited: false,
  moreKinds: [],
  searchKind: () => {},
  similarKinds: [],
  searchSimilar: () => {},
  fetchClubs: null,
};
const KINDS: readonly SearchKind[] = ['match', 'country', 'tv'];

const result = (kind: SearchKind, id: string, name: string, about: string | null = null): SearchResult => ({
  kind,
  id,
  name,
  about,
  cc: 'de',
  startdate: null,
});
const { teams, league } = scenes.live.match;
const results = [
  result('team', teams.home.id, teams.home.name),
  result('team', teams.away.id, teams.away.name),
  result('league', league.id, league.name, league.country_name),
  result('country', '1', 'Germany'),
];
const namesakes = [
  result('player', '1', 'Rover, Mark', teams.home.name),
  result('player', '2', 'Rover, Mark'),
];
const groups = groupResults(results, QUERY);
const liveRow = {
  record: scenes.live.match as MatchRow,
  anchor: null,
  scoreChange: null,
  related: null,
  reds: NO_RED_CARDS,
};

const outcome = (results: Partial<SearchResults>): OutcomeStory => ({
  args: { results: { ...NOTHING, ...results } },
});

export const NoText: OutcomeStory = { args: { query: '', results: NOTHING } };
export const Suggestions: OutcomeStory = {
  args: {
    query: '',
    results: NOTHING,
    suggestions: [
      { title: 'In play now', things: [resultOfMatch(scenes.live.match as MatchRow, en)] },
      { title: 'Recent', things: results, isMixed: true },
    ],
    states: new Map([[scenes.live.match.id, liveRow]]),
  },
};
export const TextTooShort: OutcomeStory = { args: { query: 'r', isShort: true, results: NOTHING } };
export const Searching: OutcomeStory = outcome({ isWaiting: true });
export const Results: OutcomeStory = outcome({ groups, moreKinds: KINDS });
export const PlayersOfSameName: OutcomeStory = outcome({
  groups: groupResults(namesakes, QUERY),
  fetchClubs: () => {},
});
export const SimilarNames: OutcomeStory = outcome({ groups, isNearly: true, moreKinds: KINDS });
export const None: OutcomeStory = outcome({ similarKinds: ['team', 'player'], moreKinds: KINDS });
export const Limited: OutcomeStory = outcome({ groups, isLimited: true });
export const Failed: OutcomeStory = outcome({ trouble: 'upstream_unavailable' });
export const FailedWithSavedResults: OutcomeStory = outcome({ groups, trouble: 'offline' });
