import { memo, useId } from 'react';
import { classes } from '../classes.ts';
import type { Elements } from '../elements.ts';
import { MoveButtons, RowHandle, type RowToolsProps } from './row-tools.tsx';
import { useMoves, type Arranged } from './use-moves.ts';
import * as words from './words.en.ts';

/** What moves a row. The row's own content says where they are. */
export type RowTools = { handle: Elements; buttons: Elements };

type ArrangedRowsProps<Item> = Arranged<Item> & {
  /** Returns the content of a row. In a long list, it is a function that stays the same: a move then renders few rows. */
  row: (item: Item, tools: RowTools) => Elements;
  className?: string;
  rowClassName?: string;
};

/** A list whose rows a person puts in order: by mouse, by touch, by keys or by buttons. */
export function ArrangedRows<Item>(props: ArrangedRowsProps<Item>) {
  const { items, keyOf, nameOf, row, className, rowClassName } = props;
  const keysId = useId();
  const { list, news, moves } = useMoves(props);
  return (
    <>
      <ol ref={list} className={classes('group/rows', className)}>
        {items.map((item, index) => (
          <Row
            key={keyOf(item)}
            id={keyOf(item)}
            name={nameOf(item, index)}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            className={rowClassName}
            item={item}
            row={row}
            moves={moves}
            keysId={keysId}
          />
        ))}
      </ol>
      <p id={keysId} hidden>
        {words.handleKeys}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

type RowProps<Item> = RowToolsProps &
  Pick<ArrangedRowsProps<Item>, 'row'> & {
    item: Item;
    keysId: string;
    className: string | undefined;
  };

const Row = memo(function Row<Item>(props: RowProps<Item>) {
  const { item, row, keysId, className, ...tools } = props;
  return (
    <li className={classes(moving, className)}>
      {row(item, {
        handle: <RowHandle {...tools} keysId={keysId} />,
        buttons: <MoveButtons {...tools} />,
      })}
    </li>
  );
}) as <Item>(props: RowProps<Item>) => Elements;

/** The dragged row lies above the others, which make room for it. */
const moving = classes(
  'group-data-dragging/rows:not-data-dragged:transition-[translate] group-data-dragging/rows:not-data-dragged:duration-150',
  'motion-reduce:transition-none! data-dragged:relative data-dragged:z-10 data-dragged:bg-card data-dragged:shadow-raised',
);
