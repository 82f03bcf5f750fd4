/**
 * The moments of the embedded world that the workshop's stories show, each as a situation of a match and the minutes
 * from it: one match from its announcement to its end, and rarer states.
 */
export const WORKSHOP_SCENES = {
  announced: ['half-time', -240],
  upcoming: ['half-time', -80],
  live: ['half-time', -5],
  halfTime: ['half-time', 2],
  finished: ['half-time', 120],
  extraTime: ['extra-time', 10],
  shootOut: ['shoot-out', 4],
  afterPenalties: ['shoot-out', 60],
  sentOff: ['second-yellow', 5],
  ruledOut: ['ruled-out-goal', 2],
  longName: ['long-name', 1],
  delayed: ['delayed', 2],
  interrupted: ['interrupted', 2],
  abandoned: ['abandoned', 2],
  postponed: ['rearranged', 2],
  cancelled: ['cancelled', 2],
  awarded: ['awarded', 2],
  groups: ['eight-groups', 10],
  conferences: ['conferences', 10],
  split: ['split-league', 10],
  secondLeg: ['second-leg', -180],
  nationalTeams: ['national-team', -180],
  uncovered: ['no-coverage', -180],
  deducted: ['points-deducted', 2],
} as const;
