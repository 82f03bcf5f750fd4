/** Colour of a team whose kit is unknown, `#rrggbb`. */
export const NO_KIT = '#8a918b';
