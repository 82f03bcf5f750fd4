import { useZone } from '#web/clock/program-context.ts';
import type { Alert } from '#web/matches/alert.ts';
import { detailsOf, titleOf } from '#web/matches/alert-text.ts';
import { useAlertWords } from '#web/words/alerts.ts';
import { useChangesWords } from '#web/words/changes.ts';
import { useNewsWords } from '#web/words/news.ts';
import { dismissDigest } from './alert-store.ts';
import { AwayLine, type MissedMatch } from './away-line.tsx';

/** What happened in matches with a bell while the viewer was away, in one line. */
export function AlertDigest({ alerts }: { readonly alerts: readonly Alert[] }) {
  const { alerts: t } = useAlertWords();
  const words = { ...useNewsWords(), ...useChangesWords() };
  const zone = useZone();
  const count = (kind: Alert['kind']) => alerts.filter((one) => one.kind === kind).length;
  const [goals, rulings] = [count('goals'), count('ruled-out')];
  const textOf = (alert: Alert) => [titleOf(alert, words), ...detailsOf(alert, words, zone)].join(' ');
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
