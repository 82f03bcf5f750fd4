import { MAX_HIDDEN_MATCHES, type RemoteCommand, type WallState } from '#contract/wall-relay.ts';

/** Returns what a wall will say of itself after a command, so that the remote shows it at once. */
export function stateAfter(state: WallState, command: RemoteCommand): WallState {
  const { hiddenMatches } = state;
  switch (command.type) {
    case 'pin':
      return { ...state, pinnedMatch: command.match };
    case 'unpin':
      return { ...state, pinnedMatch: null };
    case 'pause':
    case 'resume':
      return { ...state, isPaused: command.type === 'pause' };
    case 'dim':
      return { ...state, dim: command.level };
    case 'mute':
    case 'unmute':
      return { ...state, isMuted: command.type === 'mute' };
    case 'volume':
      return { ...state, volume: command.percent };
    case 'odds':
      return { ...state, hasOdds: command.isOn };
    case 'freeze':
    case 'unfreeze':
      return { ...state, isFrozen: command.type === 'freeze' };
    case 'hide': {
      const others = hiddenMatches.filter((match) => match !== command.match);
      return { ...state, hiddenMatches: [...others, command.match].slice(0, MAX_HIDDEN_MATCHES) };
    }
    case 'unhide':
      return { ...state, hiddenMatches: hiddenMatches.filter((match) => match !== command.match) };
    case 'turn':
    case 'reload':
      return state;
  }
}
