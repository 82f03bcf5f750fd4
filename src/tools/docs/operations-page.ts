import type { Visit } from '#contract/crawl/crawl.ts';
import { MAX_DELAY_SECONDS } from '#contract/delay.ts';
import type { Operation, Pace, Parameter, ParameterKind } from '#contract/operation.ts';
import { OPERATIONS } from '#contract/operations.ts';
import { cutLists, shortJson } from './short-json.ts';

const RULES: Readonly<Record<ParameterKind, string>> = {
  id: 'a number',
  ids: 'numbers joined by commas',
  ordered_ids: 'numbers joined by commas',
  date: 'YYYY-MM-DD',
  includes: 'names joined by commas',
  offset: 'a number',
  language: 'a code',
  page: 'a number',
  odds_format: 'a word',
  text: 'text',
};

const FORMS: Readonly<Record<Operation['forms'], string>> = {
  both: 'Both the spec and the real service use this name.',
  real: 'The real service uses this name; the spec does not list it.',
  spec: 'Only the spec uses this name; the real service rejects it.',
};

const PACES: Readonly<Record<Pace, string>> = {
  live: 'with every minute in play',
  day: 'as the day goes on',
  season: 'with every match',
  match: 'as the match goes on',
  table: 'when a match ends',
  live_table: 'with every goal',
  odds: 'as prices move',
  live_odds: 'with every minute in play',
  catalogue: 'with the season',
};

const HEAD = `# Operations

Generated from the contract's table by \`npm run docs\`: change the table, not this page. These are the operations of the
embedded service at \`/v2.2/<route>/\`, also available without an account through Touchline at \`/api/v2.2/<route>/\`. All
requests are GET, with \`user\` and \`token\`, which the examples omit. The slash before the question mark is optional.
Without \`t\`, a request runs the default operation of its route.

A list that Touchline merges ends at an empty or repeated page, at \`total\`, and at 20 pages; if there are more, \`meta.cut\` is true.

Touchline itself also accepts \`delay\`, whole seconds from 0 to ${MAX_DELAY_SECONDS}, for all operations but those that change with the season:
the answer is then at least so old, as its header \`Age\` says. Until Touchline has an answer of that age, the oldest one it has is
returned, with a lower \`Age\`.

Touchline returns records without fields that it does not use (\`src/contract/omitted-fields.ts\`). So the rows of its lists of matches
have no \`stats\`, and of \`events\` and prices those that a list shows; \`fixtures?t=info\` has all of them.

The examples are responses of the embedded service, world 1, on Saturday 2026-11-21 at 15:30 UTC. Lists are cut to
their first entry, and the account's part of \`meta\` is omitted: \`requests_left\`, \`user\`, \`plan\`.
`;

function title({ route, t }: Operation): string {
  return `${route}?t=${t}`;
}

/** Returns the fragment that Markdown renderers give a heading. */
function anchor(operation: Operation): string {
  return title(operation).replaceAll(/[^\w-]/g, '');
}

function contents(): string {
  const routes = Map.groupBy(OPERATIONS, ({ route }) => route);
  const rows = [...routes].map(
    ([route, operations]) =>
      `| ${route} | ${operations.map((each) => `[${each.t}](#${anchor(each)})`).join(' · ')} |`,
  );
  return ['| route | `t` |', '| --- | --- |', ...rows].join('\n');
}

function parameterRow(parameter: Parameter): string {
  const { name, kind, required, standard, doc } = parameter;
  const requirement = required ? 'yes' : standard === undefined ? '' : `default ${standard}`;
  return `| \`${name}\` | ${RULES[kind]} | ${requirement} | ${doc} |`;
}

function parameters(operation: Operation): string {
  if (operation.parameters.length === 0) return 'No parameters.';
  return [
    '| parameter | value | required | |',
    '| --- | --- | --- | --- |',
    ...operation.parameters.map(parameterRow),
  ].join('\n');
}

function datasets({ includes }: Operation): readonly string[] {
  if (includes.length === 0) return [];
  const names = includes.map(({ name, also }) => [name, ...also].map((word) => `\`${word}\``).join(' or '));
  return [`\`include\` embeds ${names.join(', ')}.`];
}

function alternatives({ oneOf }: Operation): readonly string[] {
  if (oneOf === undefined) return [];
  const sets = oneOf.map((names) => names.map((name) => `\`${name}\``).join(' and '));
  return [`Requires ${sets.join(', or ')}.`];
}

/** Returns an answer without the account's fields, which the introduction explains. */
function withoutAccount(body: unknown): object {
  const { data, meta = {} } = body as { data?: unknown; meta?: Readonly<Record<string, unknown>> };
  const { requests_left, user, plan, ...paging } = meta;
  return data === undefined ? (body as object) : { data: cutLists(data), meta: paging };
}

function example(operation: Operation, visits: readonly Visit[]): readonly string[] {
  const visit = visits.findLast((each) => each.operation === operation && each.filters.length === 0);
  if (!visit?.exchange) return [];
  const query = visit.exchange.parameters.map(([name, value]) => `${name}=${value}`).join('&');
  const { status, body } = visit.exchange.reply;
  return [
    `\`GET /v2.2/${operation.route}/?${query}\`${status === 200 ? '' : ` answers ${status}`}`,
    `\`\`\`json\n${shortJson(withoutAccount(body))}\n\`\`\``,
  ];
}

function section(operation: Operation, visits: readonly Visit[]): string {
  const { doc, forms, standard, aliasOf, record, pace, collect } = operation;
  const facts = [
    FORMS[forms],
    ...(standard ? ['Default operation of its route.'] : []),
    ...(aliasOf === undefined ? [] : [`Alias of \`t=${aliasOf}\`.`]),
    `Record: \`${record}\`. Changes ${PACES[pace]}.`,
    ...(collect ? ['Touchline merges its pages into one response.'] : []),
  ];
  return [
    `### ${title(operation)}`,
    doc,
    facts.join(' '),
    parameters(operation),
    ...alternatives(operation),
    ...datasets(operation),
    ...(aliasOf === undefined ? example(operation, visits) : []),
  ].join('\n\n');
}

/** Returns the text of docs/operations.md: every operation with an example answer from `visits`. */
export function operationsPage(visits: readonly Visit[]): string {
  const routes = [...new Set(OPERATIONS.map(({ route }) => route))];
  const chapters = routes.flatMap((route) => [
    `## ${route}`,
    ...OPERATIONS.filter((operation) => operation.route === route).map((each) => section(each, visits)),
  ]);
  return `${[HEAD, contents(), ...chapters].join('\n\n')}\n`.replaceAll(/\n{3,}/g, '\n\n');
}
