import { type ReactNode, useId } from 'react';
import { SIDES, type Side } from '#contract/side-of.ts';
import { PairedBar } from '#web/ui/paired-bar.tsx';
import { useWords } from '#web/words/use-words.ts';
import { type NumberRow, numberWriter } from './number-row.ts';

interface Props {
  /** What the table shows, for those who hear it. */
  readonly caption: string;
  readonly names: Readonly<Record<Side, string>>;
  /** Rows under their headings: `NumberRows` and `TextRow`. */
  readonly children: (headers: RowHeaders) => ReactNode;
}

/** Returns the ids of the column heads. */
type RowHeaders = Readonly<Record<Side, string>>;

/** Numbers or texts of two sides in columns, with what they mean between them. */
export function SideBySide({ caption, names, children }: Props) {
  const id = useId();
  const headers = { home: `${id}home`, away: `${id}away` };
  return (
    <div className="@container/stats">
      <table className="w-full table-fixed">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col />
          <col className="w-36 max-[18rem]:w-1/3" />
          <col />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th id={headers.home} scope="col">
              {names.home}
            </th>
            <td />
            <th id={headers.away} scope="col">
              {names.away}
            </th>
          </tr>
        </thead>
        {children(headers)}
      </table>
    </div>
  );
}

interface LineProps {
  readonly headers: RowHeaders;
  readonly label: string;
  /** Added for those who hear it. */
  readonly note?: string | false;
  readonly home: ReactNode;
  readonly away: ReactNode;
}

/** A row with its head in the middle: cells name their heads, because a head is in front of its cells otherwise. */
function Line({ headers, label, note, home, away }: LineProps) {
  const id = useId();
  return (
    <tr className="h-8">
      <td headers={`${headers.home} ${id}`} className="p-0">
        {home}
      </td>
      <th
        id={id}
        scope="row"
        className="hyphens-auto p-0 text-center @min-[34rem]/stats:font-stretch-100% font-normal font-stretch-86% leading-[1.125rem] [word-spacing:0.08em]"
      >
        {label}
        {note && <span className="sr-only">{` (${note})`}</span>}
      </th>
      <td headers={`${headers.away} ${id}`} className="p-0">
        {away}
      </td>
    </tr>
  );
}

interface NumberRowsProps<Key extends string> {
  readonly headers: RowHeaders;
  readonly title?: string;
  readonly rows: readonly NumberRow<Key>[];
  readonly labelOf: (key: Key) => string;
  /** Writes a place of a table. */
  readonly place?: (place: number) => string;
}

/** Numbers as paired bars under a heading. */
export function NumberRows<Key extends string>(props: NumberRowsProps<Key>) {
  const { headers, title, rows, labelOf, place } = props;
  const { compare: t, intl } = useWords<'compare'>();
  const write = numberWriter(intl);
  return (
    <tbody>
      {title && (
        <tr>
          <th colSpan={3} scope="rowgroup" className="pt-2 pb-1 text-center font-semibold">
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ key, format, isFewerBetter, ...values }) => {
        const [home, away] = SIDES.map((side) => {
          const value = values[side];
          const text =
            value && (format === 'place' && place ? place(value.value) : write(value.value, format));
          return (
            <PairedBar key={side} side={side} value={value}>
              <bdi dir="ltr">{text ?? '–'}</bdi>
            </PairedBar>
          );
        });
        return (
          <Line
            key={key}
            headers={headers}
            label={labelOf(key)}
            note={isFewerBetter && t.fewer}
            home={home}
            away={away}
          />
        );
      })}
    </tbody>
  );
}

interface TextRowsProps {
  readonly headers: RowHeaders;
  /** Texts by what they are; a row without any is omitted. */
  readonly rows: readonly (readonly [label: string, home: ReactNode, away: ReactNode])[];
}

const hasContent = (text: ReactNode) => text !== null && text !== undefined && text !== '';

/** Texts of both sides. */
export function TextRows({ headers, rows }: TextRowsProps) {
  return (
    <tbody>
      {rows
        .filter(([, home, away]) => hasContent(home) || hasContent(away))
        .map(([label, home, away]) => {
          const [one, other] = [home, away].map((text, at) => (
            <div key={SIDES[at]} dir="auto" className="text-center font-medium">
              {hasContent(text) ? text : '–'}
            </div>
          ));
          return <Line key={label} headers={headers} label={label} home={one} away={other} />;
        })}
    </tbody>
  );
}
