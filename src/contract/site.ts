/** What a small plan of the real service gives. */
export interface SmallPlan {
  readonly requestsPerDay: number;
  /** Minutes between two looks at the matches in play, while somebody has the scores open all day, or an evening alone. */
  readonly minutesAllDay: number;
  readonly minutesInEvening: number;
}

/** What the server says of itself on every page: JSON in the attribute `data-site` of the document's root. */
export interface Site {
  /** Whose server it is; null: not stated. */
  readonly operator: string | null;
  /** URL at which the operator is reached; null: not stated. */
  readonly contact: string | null;
  /** Seconds between two looks at the matches in play, while there are enough requests. */
  readonly liveSeconds: number;
  /** Null: the football is real, or a recording; otherwise the embedded service invents it. */
  readonly invented: { readonly plan: SmallPlan } | null;
}
