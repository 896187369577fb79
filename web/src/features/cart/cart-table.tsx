import type { CartLine } from '@thymely/contract/cart/endpoints';
import { Table, type Column } from '../../ui/table.tsx';
import { DeleteLineButton, LineArt, LineName, LinePrice, LineStepper } from './line-parts.tsx';
import type { CartActions } from './use-cart-actions.ts';

type CartTableProps = { lines: CartLine[]; actions: CartActions };

/** The cart's lines: a table where there is room, cards below each other on narrow screens. */
export function CartTable({ lines, actions }: CartTableProps) {
  const columns: Column<CartLine>[] = [
    {
      header: '#',
      inCard: 'none',
      isNarrow: true,
      cell: (_, index) => <span className="text-soft tabular-nums">{index + 1}</span>,
    },
    {
      header: 'Food',
      inCard: 'picture',
      isNarrow: true,
      cell: (line) => <LineArt line={line} />,
    },
    { header: 'Item Name', inCard: 'title', cell: (line) => <LineName line={line} /> },
    { header: 'Quantity', cell: (line) => <LineStepper line={line} actions={actions} /> },
    { header: 'Price', align: 'right', cell: (line) => <LinePrice line={line} /> },
    {
      header: 'Action',
      inCard: 'actions',
      isNarrow: true,
      cell: (line) => <DeleteLineButton line={line} actions={actions} />,
    },
  ];
  return (
    <Table caption="Dishes in your cart" columns={columns} rows={lines} keyOf={({ _id }) => _id} />
  );
}
