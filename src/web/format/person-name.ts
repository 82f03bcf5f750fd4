/** Returns a name in spoken order; the service lists people as `Wood, Jordan`. */
export function spokenName(listed: string): string {
  return listed.replace(/^([^,]+), ([^,]+)$/, '$2 $1');
}
