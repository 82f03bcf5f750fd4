/** An id of the wire and the name that it is written with. */
export interface NamedId {
  readonly id: number;
  readonly name: string;
}
