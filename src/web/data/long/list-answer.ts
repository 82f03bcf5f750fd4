export interface Identified {
  readonly id: string;
}

export interface ListAnswer {
  readonly data: readonly Identified[];
}

export const isList = (answer: unknown): answer is ListAnswer =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
