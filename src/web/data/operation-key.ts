/** A query key is an operation of the spec: its route and its parameters, in the table's order. */
export type OperationKey = readonly [route: string, parameters: Readonly<Record<string, string>>];
