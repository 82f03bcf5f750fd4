/** What befalls the server or the data service, from and until instants of the world (epoch ms). */
export interface Interruption {
  /** `restart` saves what is to be saved, `kill` does not. */
  readonly kind: 'restart' | 'kill' | 'outage';
  readonly from: number;
  readonly until: number;
}
