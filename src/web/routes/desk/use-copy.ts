import { useMemo, useState } from 'react';
import { isShielded } from '#news/is-shielded.ts';
import type { MatchListRow } from '#web/matches/rows.ts';
import { readSession, writeSession } from '#web/settings/session.ts';
import { copiedMatch } from './copied-line.ts';
import { changesSince, parseCopy, writeCopy } from './copied-match.ts';
import type { DeskSource } from './desk-day.ts';
import type { DeskTexts } from './desk-part.ts';
import { matchValues } from './match-values.ts';

const SESSION_NAME = 'desk';

interface Current {
  readonly source: DeskSource | null;
  /** All matches of the day. */
  readonly rows: readonly MatchListRow[];
  readonly isWhole: boolean;
  readonly words: DeskTexts;
}

/** Returns what has changed since the text of this day was copied last in this tab, and remembers another copy. */
export function useCopy({ source, rows, isWhole, words }: Current) {
  const [stored, setCopy] = useState(() => parseCopy(readSession(SESSION_NAME)));
  const copy = stored && stored.day === source?.day && stored.intl === words.intl ? stored : null;
  const changes = useMemo(() => {
    if (!copy || !source) return [];
    const ids = new Set(copy.matches.map(({ id }) => id));
    const current = rows.flatMap((row) => {
      const { record } = row;
      if (!ids.has(record.id)) return [];
      const now = isShielded(record) ? null : copiedMatch(row, matchValues(row, source, words), words);
      return [[record.id, now] as const];
    });
    return changesSince(copy, new Map(current), isWhole);
  }, [copy, source, rows, isWhole, words]);
  return {
    /** As-of instant of what was copied, epoch ms; null: nothing of this day. */
    at: copy?.at ?? null,
    changes,
    remember() {
      if (source?.asOf == null) return;
      const { day, asOf: at } = source;
      const matches = source.rows.map((row) => copiedMatch(row, matchValues(row, source, words), words));
      const next = { day, at, intl: words.intl, matches };
      writeSession(SESSION_NAME, writeCopy(next));
      setCopy(next);
    },
  };
}
