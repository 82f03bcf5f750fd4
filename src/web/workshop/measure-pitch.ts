interface Labelled {
  readonly shirt: DOMRect;
  readonly labels: readonly Element[];
}

const isApart = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** Returns what is wrong with the labels of the players on the pitch, in words. */
export function pitchProblems(playerCount: number, minutes: readonly string[]): readonly string[] {
  const pitch = document.querySelector('[role="img"]');
  const players = [...(pitch?.querySelectorAll('[data-side] > span') ?? [])].map(
    ({ children: [shirt, ...labels] }): Labelled => ({
      shirt: (shirt ?? document.body).getBoundingClientRect(),
      labels,
    }),
  );
  const field = pitch?.getBoundingClientRect();
  const card = pitch?.parentElement?.getBoundingClientRect();
  if (!field || !card || card.right < field.right) return ['The pitch is cut'];
  if (players.length !== playerCount) return [`${players.length} players instead of ${playerCount}`];
  const labels = players.flatMap((player) =>
    player.labels.map((element) => ({
      element,
      box: element.getBoundingClientRect(),
      name: element.textContent,
    })),
  );
  const problems: string[] = [];
  for (const [at, { box, name, element }] of labels.entries()) {
    const isInside =
      field.left <= box.left &&
      box.right <= field.right &&
      field.top <= box.top &&
      box.bottom <= field.bottom;
    if (!isInside) problems.push(`${name} is beyond the edge`);
    if (minutes.includes(name) && element.scrollWidth > element.clientWidth) problems.push(`${name} is cut`);
    for (const other of labels.slice(at + 1))
      if (!isApart(box, other.box)) problems.push(`${name} touches ${other.name}`);
    for (const { shirt, labels: own } of players)
      if (!isApart(box, shirt)) problems.push(`${name} touches the shirt of ${own[0]?.textContent}`);
  }
  for (const minute of minutes)
    if (!labels.some(({ name }) => name === minute)) problems.push(`${minute} is missing`);
  return problems;
}
