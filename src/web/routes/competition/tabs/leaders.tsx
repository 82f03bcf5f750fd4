import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ShieldLine } from '#web/components/shield-line.tsx';
import { isNotFound } from '#web/data/api-error.ts';
import { LEADERS, leadersQuery } from '#web/data/season.ts';
import { useStateOfData } from '#web/data/use-state-of-data.ts';
import type { CompetitionTabProps } from '#web/routes/competition/competition-tab-props.ts';
import { LeaderTable } from '#web/routes/competition/leader-table.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BUTTON } from '#web/ui/notice.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useLeadersWords } from '#web/words/leaders.ts';

/** Number of rows at first. */
const INITIAL_ROWS = 25;

/** Top scorers, assists and cards: `/competition/:id/leaders`. */
export function CompetitionLeaders({ seasonId, waiting }: CompetitionTabProps) {
  const { leaders: t } = useLeadersWords();
  const [list, setList] = useState<(typeof LEADERS)[number]>('topscorers');
  const [isWhole, setWhole] = useState(false);
  const query = leadersQuery(list, seasonId);
  const { data, error } = useQuery(query);
  const { trouble } = useStateOfData([query.queryKey]);
  const all = data?.data ?? (isNotFound(error) ? [] : null);
  return (
    <>
      <Switch
        legend={t.list}
        options={LEADERS.map((one) => [one, t.lists[one]])}
        value={list}
        onChange={setList}
      />
      {all === null ? (
        trouble ? (
          <ErrorState trouble={trouble} />
        ) : (
          waiting
        )
      ) : data?.meta.shield ? (
        <ShieldLine keys={data.meta.shield} />
      ) : (
        <LeaderTable list={list} leaders={all} maxRows={isWhole ? all.length : INITIAL_ROWS} />
      )}
      {all && !isWhole && all.length > INITIAL_ROWS && (
        <button type="button" className={BUTTON} onClick={() => setWhole(true)}>
          {t.more(all.length)}
        </button>
      )}
    </>
  );
}
