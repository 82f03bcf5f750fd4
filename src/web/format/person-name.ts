/** Returns a name in spoken order; the service lists people as `Wood, Jordan`. */
export function spokenName(familyNameFirst: string): string {
  return familyNameFirst.replace(/^([^,]+), ([^,]+)$/, '$2 $1');
}
