/** Values by the segments of their keys. */
export interface Tree<Value> extends ReadonlyMap<string, Value | Tree<Value>> {}

interface Branch<Value> extends Map<string, Value | Branch<Value>> {}

/** Whether a branch is an array: its keys are integers. */
export const isList = (branch: ReadonlyMap<string, unknown>): boolean =>
  [...branch.keys()].every((key) => /^\d+$/.test(key));

const areInOrder = (branch: ReadonlyMap<string, unknown>) =>
  [...branch.keys()].every((key, at) => key === String(at));

function listProblems<Value>(branch: Tree<Value>, path: string): readonly string[] {
  const problems = [...branch].flatMap(([key, child]) =>
    child instanceof Map ? listProblems(child, path ? `${path}.${key}` : key) : [],
  );
  if (path && isList(branch) && !areInOrder(branch))
    problems.push(`${path}: its lines are not numbered 0, 1, 2 … in order. Number them so.`);
  return problems;
}

/**
 * Divides keys such as `about.lines.0` at their dots. Throws an error with all keys that are no tree.
 *
 * @param values no maps
 */
export function nestKeys<Value>(values: ReadonlyMap<string, Value>): Tree<Value> {
  const tree: Branch<Value> = new Map();
  const problems: string[] = [];
  for (const [key, value] of values) {
    const segments = key.split('.');
    const last = segments.pop() ?? '';
    let branch = tree;
    for (const segment of segments) {
      const child = branch.get(segment) ?? new Map();
      if (!branch.has(segment)) branch.set(segment, child);
      // A text above this one: it is reported, and this one is left out.
      branch = child instanceof Map ? child : new Map([[last, value]]);
    }
    if (branch.has(last)) problems.push(`${key}: another key is a part of it. Rename one of them.`);
    else branch.set(last, value);
  }
  problems.push(...listProblems(tree, ''));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return tree;
}
