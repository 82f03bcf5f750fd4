const PARTS = import.meta.glob<Readonly<Record<string, object>>>('./de/screens/*.ts', { eager: true });

/** German texts of the wall and the embeds. */
export const screens: object = Object.assign({}, ...Object.values(PARTS).flatMap(Object.values<object>));
