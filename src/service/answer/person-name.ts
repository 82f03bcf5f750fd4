/** Returns a person's name as lists sort it: "Haaland, Erling" (v2.2 wire: leaders, search). */
export function listedName(person: { readonly firstName: string; readonly lastName: string }): string {
  return person.firstName === '' ? person.lastName : `${person.lastName}, ${person.firstName}`;
}
