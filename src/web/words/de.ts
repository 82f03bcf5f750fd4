import { beside } from './de/beside.ts';
import { bracket } from './de/bracket.ts';
import { calendar } from './de/calendar.ts';
import { comments } from './de/comments.ts';
import { competition } from './de/competition.ts';
import { console } from './de/console.ts';
import { filter } from './de/filter.ts';
import { first } from './de/first.ts';
import { h2h } from './de/h2h.ts';
import { keys } from './de/keys.ts';
import { leaders } from './de/leaders.ts';
import { ledger } from './de/ledger.ts';
import { lineUps } from './de/line-ups.ts';
import { match } from './de/match.ts';
import { matchInfo } from './de/match-info.ts';
import { matchStats } from './de/match-stats.ts';
import { media } from './de/media.ts';
import { my } from './de/my.ts';
import { news } from './de/news.ts';
import { notFound } from './de/not-found.ts';
import { notes } from './de/notes.ts';
import { odds } from './de/odds.ts';
import { profile } from './de/profile.ts';
import { recovery } from './de/recovery.ts';
import { search } from './de/search.ts';
import { settings } from './de/settings.ts';
import { standings } from './de/standings.ts';
import { status } from './de/status.ts';
import { team } from './de/team.ts';
import { trouble } from './de/trouble.ts';
import { tv } from './de/tv.ts';
import { venues } from './de/venues.ts';
import type { EveryWord } from './every.ts';

export const de = {
  ...first,
  ...beside,
  ...bracket,
  ...calendar,
  ...comments,
  ...competition,
  ...console,
  ...filter,
  ...h2h,
  ...keys,
  ...leaders,
  ...ledger,
  ...lineUps,
  ...match,
  ...matchInfo,
  ...matchStats,
  ...media,
  ...my,
  ...news,
  ...notFound,
  ...notes,
  ...odds,
  ...profile,
  ...recovery,
  ...search,
  ...settings,
  ...standings,
  ...status,
  ...team,
  ...trouble,
  ...tv,
  ...venues,
} satisfies EveryWord;
