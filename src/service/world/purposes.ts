/**
 * What the world draws from a stream, numbered. A number is never used for anything else, nor again once its
 * purpose is gone: a changed draw would rename or reschedule a world that people already know.
 * The engine's own purposes lie below 1000.
 */
export const PURPOSE = {
  leagueOrder: 1001,
  weekChoice: 1002,
  kickOffOrder: 1003,
  drift: 1004,
  founded: 1005,
  cupDraw: 1006,
  colours: 1007,
  ground: 1008,
  capacity: 1009,
  coach: 1010,
  referee: 1011,
  refereeChoice: 1012,
  announcement: 1013,
  friendlyDays: 1014,
  friendlyOrder: 1015,
  friendlyTarget: 1016,
  friendlyTime: 1017,
  playerName: 1018,
  playerBody: 1019,
  playerPlace: 1020,
  turnover: 1021,
  transfer: 1022,
  formation: 1023,
  selection: 1024,
  playerRating: 1026,
  squadSize: 1027,
  nationalHost: 1030,
  coachName: 1031,
  refereeName: 1032,
  loan: 1040,
  callUp: 1041,
  fee: 1042,
  ownYouth: 1044,
  leadership: 1050,
  trainingInjuries: 1051,
  matchInjuries: 1052,
  deduction: 1101,
  lots: 1102,
  groupDraw: 1103,
} as const;

export type Purpose = (typeof PURPOSE)[keyof typeof PURPOSE];
