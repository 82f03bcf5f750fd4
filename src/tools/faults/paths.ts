/** Live list, the answer that is polled most. */
export const LIVE_PATH = '/api/v2.2/livescores/?t=live';
export const COUNTRIES_PATH = '/api/v2.2/countries/?t=list';
