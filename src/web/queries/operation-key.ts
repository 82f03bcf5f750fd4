/** A query key is the operation in the spec's words: its route and its parameters, in the table's order. */
export type OperationKey = readonly [route: string, parameters: Readonly<Record<string, string>>];
