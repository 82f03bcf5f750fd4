import { besideWords } from './beside.ts';
import { bracketWords } from './bracket.ts';
import { calendarWords } from './calendar.ts';
import { commentsWords } from './comments.ts';
import { competitionWords } from './competition.ts';
import { consoleWords } from './console.ts';
import { en } from './en.ts';
import { filterWords } from './filter.ts';
import { h2hWords } from './h2h.ts';
import { keysWords } from './keys.ts';
import { leadersWords } from './leaders.ts';
import { ledgerWords } from './ledger.ts';
import { lineUpsWords } from './line-ups.ts';
import { matchWords } from './match.ts';
import { matchInfoWords } from './match-info.ts';
import { matchStatsWords } from './match-stats.ts';
import { mediaWords } from './media.ts';
import { myWords } from './my.ts';
import { newsWords } from './news.ts';
import { notFoundWords } from './not-found.ts';
import { notesWords } from './notes.ts';
import { oddsWords } from './odds.ts';
import { profileWords } from './profile.ts';
import { recoveryWords } from './recovery.ts';
import { searchWords } from './search.ts';
import { settingsWords } from './settings.ts';
import { standingsWords } from './standings.ts';
import { statusWords } from './status.ts';
import { teamWords } from './team.ts';
import { troubleWords } from './trouble.ts';
import { tvWords } from './tv.ts';
import { venuesWords } from './venues.ts';

/** All English texts, and so the shape that every other language has to fill. */
export const everyWord = {
  ...en,
  ...matchWords,
  ...matchStatsWords,
  ...matchInfoWords,
  ...lineUpsWords,
  ...h2hWords,
  ...oddsWords,
  ...tvWords,
  ...calendarWords,
  ...commentsWords,
  ...standingsWords,
  ...competitionWords,
  ...bracketWords,
  ...leadersWords,
  ...venuesWords,
  ...teamWords,
  ...profileWords,
  ...troubleWords,
  ...recoveryWords,
  ...notFoundWords,
  ...notesWords,
  ...ledgerWords,
  ...newsWords,
  ...searchWords,
  ...myWords,
  ...mediaWords,
  ...filterWords,
  ...besideWords,
  ...consoleWords,
  ...settingsWords,
  ...statusWords,
  ...keysWords,
};

export type EveryWord = typeof everyWord;
