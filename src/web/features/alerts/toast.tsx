import type { MouseEvent } from 'react';
import { SIDES } from '#contract/side-of.ts';
import type { Alert } from '#news/alerts/alert.ts';
import { detailsOf, titleOf } from '#news/alerts/alert-text.ts';
import { pathOf } from '#news/alerts/group-alerts.ts';
import { Crest } from '#web/components/crest.tsx';
import { EventIcon } from '#web/components/event-icon.tsx';
import { TeamName } from '#web/components/team-name.tsx';
import { Link } from '#web/navigation/link.tsx';
import { DismissButton } from '#web/ui/dismiss-button.tsx';
import { useAlertReader } from '#web/words/alert-reader.ts';
import { competitionName } from '#web/words/competition-name.ts';
import { scoreRow } from '#web/words/score-row.ts';
import { useWords } from '#web/words/use-words.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  readonly alert: Alert;
  readonly onDismiss: () => void;
}

/** An alert with the match's teams and score; it links to the match, and a swipe or the button dismisses it. */
export function Toast({ alert, onDismiss }: Props) {
  const reader = useAlertReader();
  const words = useWords<'changes'>();
  const { alerts: t } = useWords<'alerts'>();
  const { kind, teams, league, side, detail } = alert;
  const details = detailsOf(alert, reader).join(' · ');
  const { offsetPx, handlers } = useSwipe(onDismiss);
  const match = scoreRow(teams.home.name, null, teams.away.name, null, words);
  // A swipe across the link has prevented the click.
  const onFollow = ({ defaultPrevented }: MouseEvent) => defaultPrevented || onDismiss();
  return (
    <li
      {...handlers}
      style={offsetPx === 0 ? undefined : { transform: `translateX(${offsetPx}px)` }}
      className="floats pointer-events-auto relative w-full max-w-md rounded-lg border border-line bg-raised [touch-action:pan-y]"
    >
      <Link to={pathOf([alert])} onClick={onFollow} className="grid gap-1 rounded-lg px-4 py-2.5">
        <span className="flex items-center gap-2 pe-11">
          {kind === 'goals' ? (
            <b className="goal-chip flex-none uppercase">{words.scores.goal}</b>
          ) : (
            <>
              {kind === 'reds' && (
                <EventIcon kind={detail === 'second-yellow' ? 'yellowredcard' : 'redcard'} />
              )}
              {kind === 'ruled-out' && <EventIcon kind="var" />}
              <b className="min-w-0 font-semibold">{titleOf(alert, reader)}</b>
            </>
          )}
          <span dir="auto" className="min-w-0 truncate text-quiet text-xs">
            {competitionName(league, words)}
          </span>
        </span>
        {SIDES.map((one) => (
          <ToastTeam key={one} alert={alert} side={one} isActive={one === side && kind === 'goals'} />
        ))}
        {details !== '' && (
          <span dir="auto" className="truncate text-quiet text-xs">
            {details}
          </span>
        )}
      </Link>
      <DismissButton name={t.dismissMatch(match)} title={t.dismiss} onClick={onDismiss} />
    </li>
  );
}

interface TeamProps {
  readonly alert: Alert;
  readonly side: (typeof SIDES)[number];
  /** Whether the team has just scored. */
  readonly isActive: boolean;
}

function ToastTeam({ alert: { teams, score }, side, isActive }: TeamProps) {
  return (
    <span className="flex items-center gap-2">
      <Crest team={teams[side]} />
      <TeamName name={teams[side].name} className={`flex-1 ${isActive ? 'font-semibold' : ''}`} />
      {score && (
        <span className={isActive ? 'font-bold text-goal' : 'font-semibold'}>
          {score[side === 'home' ? 0 : 1]}
        </span>
      )}
    </span>
  );
}
