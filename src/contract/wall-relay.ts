/**
 * What walls, their remotes and operators send to `POST /api/wall/remote` and `POST /api/wall/report`. Plain data without
 * schemas, so that a browser may import it as a value; `read-wall-request.ts` holds the schemas.
 */
export const WALL_REMOTE_PATH = '/api/wall/remote';
export const WALL_REPORT_PATH = '/api/wall/report';

/** Signs of a pairing code: no I and 1, no O and 0. Case does not matter, nor do blanks and dashes between them. */
export const PAIRING_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const PAIRING_CODE_LENGTH = 8;
export const PAIRING_CODE_SECONDS = 300;
/** Time for which a remote is paired. */
export const REMOTE_KEY_SECONDS = 43_200;

/** Seconds between two reports of a wall. */
export const WALL_REPORT_SECONDS = 15;
/** Seconds between two requests for commands, while a remote is paired or a code is on the screen. */
export const WALL_COMMANDS_SECONDS = 1;

/** Largest body of a request, in bytes. The limits below keep every request within it. */
export const MAX_WALL_BODY_BYTES = 1_024;
export const MAX_WALL_NOTICE_CHARACTERS = 80;
/** Longest query of a wall that a command or a report holds. */
export const MAX_PROGRAM_CHARACTERS = 600;
export const MAX_REPORTED_QUERY_CHARACTERS = 300;
/** Characters of a query that browsers leave as they are. */
export const PLAIN_QUERY = /^[\w.~!$*(),;:@/?&=%+-]*$/;
export const MAX_HIDDEN_MATCHES = 8;
export const MAX_VISIBLE_MATCHES = 20;

/** 32 hexadecimal digits that a wall draws at random and stores: a secret between the wall and the BFF. */
export type WallId = string;
/** 32 hexadecimal digits, for one remote of one wall. */
type RemoteKey = string;

/**
 * A command of a remote. A notice is one line of at most 80 characters; empty: the wall's standard words. A wall stores
 * `pin`, `freeze` and `hide` for its next load. A repeated command changes nothing.
 */
export type RemoteCommand =
  | { readonly type: 'pin'; readonly match: string }
  | { readonly type: 'unpin' }
  /** To the next (`1`) or previous (`-1`) page or view. */
  | { readonly type: 'turn'; readonly unit: 'page' | 'view'; readonly step: 1 | -1 }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** `level`: percent by which the screen is darker, 0 to 100, or as at night. */
  | { readonly type: 'dim'; readonly level: number | 'night' }
  | { readonly type: 'mute' }
  | { readonly type: 'unmute' }
  | { readonly type: 'volume'; readonly percent: number }
  | { readonly type: 'odds'; readonly isOn: boolean }
  | { readonly type: 'reload' }
  | { readonly type: 'freeze'; readonly notice: string }
  | { readonly type: 'unfreeze' }
  | { readonly type: 'hide'; readonly match: string; readonly notice: string }
  | { readonly type: 'unhide'; readonly match: string };

/** A command that needs the operator's key. */
type OperatorCommand =
  /** The wall loads `/wall?<query>`, unless it has this query already. The relay refuses a query with problems. */
  | { readonly type: 'program'; readonly query: string }
  /** The wall asks for a code and shows it. */
  | { readonly type: 'code' };

export type WallCommand = RemoteCommand | OperatorCommand;

export interface NumberedCommand {
  /** Larger than the numbers of all earlier commands for this wall, also after a restart of the BFF. */
  readonly number: number;
  readonly command: WallCommand;
}

/** What a wall shows now. */
export interface WallState {
  /** One of the views of an address; `none`, as long as there is nothing on the screen. */
  readonly view: string;
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
  /** Id of a match; null: none. */
  readonly pinnedMatch: string | null;
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly dim: number | 'night';
  readonly hasOdds: boolean;
  readonly isFrozen: boolean;
  /** Ids, at most 8. */
  readonly hiddenMatches: readonly string[];
}

/**
 * A wall's report, every 15 seconds, at once after it was loaded, and when its state changes while it does not ask for
 * commands.
 */
export interface WallReport {
  readonly wall: WallId;
  /** Number of the last command that the page has done since it was loaded; 0: none, which also brings back what is in force. */
  readonly after: number;
  /** One line of at most 40 characters; empty: none. */
  readonly name: string;
  readonly version: string;
  readonly uptimeSeconds: number;
  /** Null: the browser does not say. */
  readonly heapBytes: number | null;
  /** Epoch seconds of the world; null: there was none. */
  readonly lastGoodPollAt: number | null;
  /** The query of its address without the question mark; null: it is longer than 300 characters or not plain. */
  readonly query: string | null;
  readonly state: WallState;
}

/** The answer to a report and to `commands`. */
export interface WallOrders {
  /** The wall's number in the operator's list. */
  readonly wallNumber: number;
  /** Commands with numbers above `after`, in order. */
  readonly commands: readonly NumberedCommand[];
  /** How many remotes are paired; with none and no code the wall need not ask for commands. */
  readonly remotes: number;
  /** Whether a code can still be entered. */
  readonly hasCode: boolean;
  /** Whether more wrong codes are entered on this server than typing errors explain. */
  readonly hasManyWrongCodes: boolean;
}

/** Body of `POST /api/wall/remote`, by `do`. */
export type WallRemoteRequest =
  /** A wall asks for a code, which replaces its last one. Answer: `PairingCode`. */
  | { readonly do: 'code'; readonly wall: WallId; readonly after: number; readonly name: string }
  /** A wall asks for its commands. Answer: `WallOrders`. */
  | {
      readonly do: 'commands';
      readonly wall: WallId;
      readonly after: number;
      readonly state: WallState;
      /** Ids of matches that are on the screen, at most 20. */
      readonly visibleMatches: readonly string[];
    }
  /** A wall ends all its remotes. Answer: `WallDone`. */
  | { readonly do: 'unpair'; readonly wall: WallId }
  /** A remote enters a code. Answer: `Pairing`. */
  | { readonly do: 'pair'; readonly code: string }
  /** Answer: `WallDone`. */
  | { readonly do: 'send'; readonly key: RemoteKey; readonly command: RemoteCommand }
  /** Answer: `RemoteView`. */
  | { readonly do: 'state'; readonly key: RemoteKey }
  /** A remote ends its pairing. Answer: `WallDone`. */
  | { readonly do: 'leave'; readonly key: RemoteKey }
  /** The operator's command, with the operator's key as bearer. Answer: `WallDone`. */
  | { readonly do: 'operate'; readonly wallNumber: number; readonly command: WallCommand }
  /**
   * The operator takes a wall off the list, with the operator's key. Its requests get `wall_removed` until its page draws
   * another id. Answer: `WallDone`.
   */
  | { readonly do: 'remove'; readonly wallNumber: number };

export interface PairingCode {
  readonly code: string;
  readonly seconds: number;
}

export interface Pairing {
  readonly key: RemoteKey;
  readonly seconds: number;
  /** Name of the wall; empty: none. */
  readonly name: string;
  readonly wallNumber: number;
}

export interface WallDone {
  /** Number of the command; 0: there was none. */
  readonly number: number;
}

/** What a remote sees of its wall. */
export interface RemoteView {
  readonly name: string;
  readonly wallNumber: number;
  /** Seconds since the wall was last in touch. */
  readonly silentSeconds: number;
  /** Number of the last command that the wall has done. */
  readonly after: number;
  /** Null, until the wall says what it shows. */
  readonly state: WallState | null;
  readonly visibleMatches: readonly string[];
}

/** A wall in the operator's list, `walls` of `GET /api/status`. */
export interface WallSummary extends Omit<WallReport, 'wall' | 'after'> {
  readonly wallNumber: number;
  /** Age of its last report, seconds. */
  readonly silentSeconds: number;
  readonly remotes: number;
}
