/** Live list, the answer that is polled most. */
export const LIVE = '/api/v2.2/livescores/?t=live';
export const COUNTRIES = '/api/v2.2/countries/?t=list';
