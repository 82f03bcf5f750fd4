/** An id and name as the wire has them. */
export interface NamedId {
  readonly id: number;
  readonly name: string;
}
