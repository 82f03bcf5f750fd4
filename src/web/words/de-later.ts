const PARTS = import.meta.glob<Readonly<Record<string, object>>>('./de/later/*.ts', { eager: true });

/** German texts of parts that few visits open. */
export const later: object = Object.assign({}, ...Object.values(PARTS).flatMap(Object.values<object>));

/** Replaces the English texts that German has. */
export const made = <T>(english: T): T => ({ ...english, ...later });
