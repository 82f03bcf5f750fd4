/** Margins and the clock's own size leave this much of the screen for it to wander, percent. */
const [MIN_LEFT, MAX_LEFT, MIN_TOP, MAX_TOP] = [6, 78, 6, 84];

/** Returns a number in [0, 1) that follows a path back and forth: neighbours are near each other. */
const bounce = (turns: number) => Math.abs((turns % 2) - 1);

/** Returns where the clock of the night is in a minute: percent from the start and from the top of the screen. */
export function wanderedTo(minute: number): readonly [left: number, top: number] {
  return [
    MIN_LEFT + bounce(minute / 37) * (MAX_LEFT - MIN_LEFT),
    MIN_TOP + bounce(minute / 23) * (MAX_TOP - MIN_TOP),
  ];
}
