import type { Alert } from '#news/alerts/alert.ts';
import { detailsOf, titleOf } from '#news/alerts/alert-text.ts';
import { useAlertReader } from '#web/words/alert-reader.ts';
import { useAlertWords } from '#web/words/alerts.ts';
import { useNewsWords } from '#web/words/news.ts';
import { dismissDigest } from './alert-store.ts';
import { AwayLine, type MissedMatch } from './away-line.tsx';

/** What happened in matches with a bell while the viewer was away, in one line. */
export function AlertDigest({ alerts }: { readonly alerts: readonly Alert[] }) {
  const { alerts: t } = useAlertWords();
  const words = useNewsWords();
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
      text={t.away(words.announce.several(goals, rulings, alerts.length - goals - rulings))}
      matches={matches}
      onDismiss={dismissDigest}
    />
  );
}
