import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import type { Elements } from './elements.ts';

export type Column<Row> = {
  header: string;
  /** The content before the column's header, on screens wide enough for columns. */
  head?: Elements;
  cell: (row: Row, index: number) => ReactNode;
  /** The alignment: right for numbers. */
  align?: 'right';
  /**
   * The place in the card that a row becomes on a narrow screen: a line after its header, unless
   * stated. `picture` is to the left of all lines, `title` has a line without a header, `actions`
   * are below them, `none` is omitted.
   */
  inCard?: 'picture' | 'title' | 'actions' | 'none';
  /** The place in the grid of `cardLayout`, where the column has no header. */
  cardPlace?: string;
  /** Whether the column stays as narrow as its content. */
  isNarrow?: boolean;
  /** Whether the column is left out between phones and wide screens. */
  isWideOnly?: boolean;
};

type TableProps<Row> = {
  /** The accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Whether the rows are about to be replaced. */
  busy?: boolean;
  /** The grid of a card whose columns have a `cardPlace`. */
  cardLayout?: string;
  /** Whether rows are only 52 px high, for people who work with many. */
  isDense?: boolean;
  /** Whether a narrow window has all rows in one card, with lines between them. */
  isOneCard?: boolean;
};

const cardLayouts = {
  plain: 'grid-cols-1 gap-x-4 gap-y-1.5 p-4',
  withPicture: 'grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 p-4',
};

/**
 * A table with a sticky header; on a narrow screen a list of cards. The roles are explicit because
 * browsers drop those of a table that is not laid out as one.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, busy = false, cardLayout, isDense = false } = props;
  const { isOneCard = false } = props;
  const hasPicture = columns.some(({ inCard }) => inCard === 'picture');
  return (
    <table
      role="table"
      aria-busy={busy || undefined}
      className={classes(
        'block w-full border-collapse transition-opacity md:table md:overflow-clip md:rounded-lg',
        'md:bg-card md:lift-card',
        busy && 'opacity-60',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="md:table-row">
          {columns.map((column) => (
            <HeaderCell key={column.header} column={column} />
          ))}
        </tr>
      </thead>
      <tbody
        className={classes(
          'grid grid-cols-1 md:table-row-group',
          isOneCard
            ? 'max-md:divide-y max-md:divide-hairline max-md:rounded-lg max-md:bg-card max-md:shadow-card'
            : 'gap-3',
        )}
      >
        {rows.map((row, index) => (
          <tr
            key={keyOf(row)}
            role="row"
            className={classes(
              'grid items-center md:table-row md:border-t md:border-hairline md:shadow-none',
              !isOneCard && 'rounded-lg bg-card shadow-card',
              cardLayout ?? cardLayouts[hasPicture ? 'withPicture' : 'plain'],
            )}
          >
            {columns.map((column) => (
              <Cell key={column.header} column={column} hasPicture={hasPicture} isDense={isDense}>
                {column.cell(row, index)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LaidOut = Pick<
  Column<never>,
  'header' | 'head' | 'align' | 'inCard' | 'cardPlace' | 'isNarrow' | 'isWideOnly'
>;

function HeaderCell({ column }: { column: LaidOut }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={classes(
        'bg-leaf-100 px-4 py-3 text-sm font-semibold md:tall:sticky md:top-0 md:z-1',
        alignOf(column),
        column.isNarrow && 'w-px whitespace-nowrap',
        column.isWideOnly && 'md:max-xl:hidden',
      )}
    >
      {column.head === undefined ? (
        column.header
      ) : (
        <span className="flex items-center gap-3">
          <span className="max-md:hidden">{column.head}</span>
          <span className="contents">{column.header}</span>
        </span>
      )}
    </th>
  );
}

type CellProps = {
  column: Pick<
    Column<never>,
    'header' | 'head' | 'align' | 'inCard' | 'cardPlace' | 'isNarrow' | 'isWideOnly'
  >;
  hasPicture: boolean;
  isDense: boolean;
  children: ReactNode;
};

function Cell({ column, hasPicture, isDense, children }: CellProps) {
  return (
    <td
      // oxlint-disable-next-line a11y/no-interactive-element-to-noninteractive-role
      role="cell"
      className={classes(
        column.cardPlace ?? placeInCard(column, hasPicture),
        'md:table-cell md:px-4',
        isDense ? 'md:h-13 md:py-1' : 'md:py-3',
        alignOf(column),
        column.isNarrow && 'md:w-px md:whitespace-nowrap',
        column.isWideOnly && 'md:max-xl:hidden',
      )}
    >
      {!column.inCard && column.cardPlace === undefined && (
        <span aria-hidden="true" className="shrink-0 text-sm text-soft md:hidden">
          {column.header}
        </span>
      )}
      <div className="contents">{children}</div>
    </td>
  );
}

function alignOf({ align }: Pick<Column<never>, 'align'>): string {
  return align === 'right' ? 'text-end' : 'text-start';
}

function placeInCard({ inCard }: Pick<Column<never>, 'inCard'>, hasPicture: boolean): string {
  const place = {
    picture: 'row-span-2 self-start',
    title: 'min-w-0 wrap-anywhere md:wrap-break-word',
    actions: 'col-span-full mt-1.5 border-t border-hairline pt-3 md:border-0',
    none: 'hidden',
    line: 'flex min-w-0 items-center justify-between gap-4 max-[20rem]:flex-wrap wrap-anywhere md:wrap-break-word',
  }[inCard ?? 'line'];
  return classes(
    place,
    hasPicture && inCard !== 'picture' && inCard !== 'actions' && 'col-start-2',
  );
}
