/** The operations of catalogue data, which tell nothing of what happens in a match; the proxy delays all others. */
export const UNDELAYED_OPERATIONS: ReadonlySet<string> = new Set(
  [
    'bookmakers?t=list bookmakers?t=info broadcast?t=list broadcast?t=info coaches?t=list coaches?t=info',
    'continents?t=list continents?t=info countries?t=list countries?t=info groups?t=info leagues?t=info',
    'leagues?t=list leagues?t=sort markets?t=list markets?t=info players?t=list players?t=info',
    'referees?t=list referees?t=info rounds?t=info search?t=channel search?t=continent search?t=country',
    'search?t=league search?t=player search?t=referee search?t=team search?t=tv seasons?t=info stages?t=info',
    'teams?t=byseason teams?t=info teams?t=list teams?t=national teams?t=sort teams?t=squad',
    'teams?t=transfers venues?t=byseason venues?t=info venues?t=list',
  ].flatMap((line) => line.split(' ')),
);
