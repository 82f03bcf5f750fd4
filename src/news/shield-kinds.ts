/** What a viewer can shield from spoilers: every match, those of a competition, a team or a day, or one match. */
export const SHIELD_KINDS = ['all', 'competition', 'team', 'day', 'match'] as const;

/** Maximum of shields of a viewer. */
export const MAX_SHIELDS = 100;
