/** Address of the licences of what Touchline is made of, which the build writes. */
export const NOTICES = '/notices.txt';
