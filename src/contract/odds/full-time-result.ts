/** Id of the full-time result (v2.2 wire, markets), the only market whose prices a list row shows. */
export const FULL_TIME_RESULT_ID = '1';
