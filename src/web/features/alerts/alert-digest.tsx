import type { Alert } from '#news/alerts/alert.ts';
import { detailsOf, titleOf } from '#news/alerts/alert-text.ts';
import { useAlertReader } from '#web/words/alert-reader.ts';
import { useWords } from '#web/words/use-words.ts';
import { dismissDigest } from './alert-store.ts';
import { AwayLine, type MissedMatch } from './away-line.tsx';
import { countText } from './count-text.ts';

/** What happened in matches with a bell while the viewer was away, in one line. */
export function AlertDigest({ alerts }: { readonly alerts: readonly Alert[] }) {
  const { alerts: t } = useWords<'alerts'>();
  const words = useWords<'news'>();
  const reader = useAlertReader();
  const count = (kind: Alert['kind']) => alerts.filter((one) => one.kind === kind).length;
  const [goals, rulings] = [count('goals'), count('ruled-out')];
  const textOf = (alert: Alert) => [titleOf(alert, reader), ...detailsOf(alert, reader)].join(' ');
  const byMatch = Map.groupBy(alerts, ({ matchId }) => matchId);
  const matches = [...byMatch].flatMap(([id, ofMatch]): readonly MissedMatch[] => {
    const last = ofMatch.at(-1);
    if (!last) return [];
    const { teams, score } = last;
    return [{ id, home: teams.home.name, away: teams.away.name, score, texts: ofMatch.map(textOf) }];
  });
  return (
    <AwayLine
      text={t.away(countText(goals, rulings, alerts.length - goals - rulings, words))}
      matches={matches}
      onDismiss={dismissDigest}
    />
  );
}
