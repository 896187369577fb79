import Trash2Icon from 'lucide-react/icons/trash-2';
import { centsFromPrice } from '@thymely/contract/money';
import { formatCents } from '../../lib/format-price.ts';
import { Picture } from '../../ui/picture.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { counts, lineTotalCents, type ShownLine } from './cart-totals.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { CartActions } from './use-cart-actions.ts';

type CartTableProps = { lines: ShownLine[]; actions: CartActions };

/** The cart's lines: a table where there is room, stacked cards on narrow screens. */
export function CartTable({ lines, actions }: CartTableProps) {
  const columns: Column<ShownLine>[] = [
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

type LinePartProps = { line: ShownLine };
type ActiveLinePartProps = LinePartProps & { actions: CartActions };

/** The dish's picture on its disc. */
function LineArt({ line }: LinePartProps) {
  return (
    <span className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-pill bg-leaf-100">
      <Picture
        src={line.image}
        width="56"
        height="56"
        className={counts(line) ? 'size-14 object-contain' : 'size-14 object-contain grayscale'}
      />
    </span>
  );
}

/** The dish's name and unit price, or that it is sold out or no longer available. */
function LineName({ line }: LinePartProps) {
  return (
    <div className="grid justify-items-start gap-1">
      <span className="leading-snug font-semibold wrap-anywhere">{line.name}</span>
      {counts(line) ? (
        <span className="text-sm text-soft tabular-nums">
          {formatCents(centsFromPrice(line.price))}
        </span>
      ) : (
        <span className="rounded-pill bg-amber-100 px-2.5 py-0.5 text-sm font-medium text-amber">
          {line.isSoldOut ? 'Sold out today' : 'No longer available'}
        </span>
      )}
    </div>
  );
}

function LineStepper({ line, actions }: ActiveLinePartProps) {
  return (
    <QuantityStepper
      name={line.name}
      quantity={line.quantity}
      disabled={!line.available}
      onStep={(by) => {
        actions.step(line, by);
      }}
    />
  );
}

/** The line's total; struck through when it does not count. */
function LinePrice({ line }: LinePartProps) {
  const total = formatCents(lineTotalCents(line));
  return counts(line) ? (
    <span className="text-lg font-semibold tabular-nums">{total}</span>
  ) : (
    <s className="text-soft tabular-nums">{total}</s>
  );
}

/** An icon in the table, with a text label in the card. */
function DeleteLineButton({ line, actions }: ActiveLinePartProps) {
  const isBusy = actions.removingId === line._id;
  return (
    <div className="flex justify-end md:justify-start">
      <button
        type="button"
        aria-label={`Delete ${line.name}`}
        disabled={isBusy}
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-pill px-4 font-medium text-tomato transition-colors hover:bg-tomato-100 hover:text-tomato-strong md:size-11 md:px-0"
        onClick={() => {
          actions.remove(line);
        }}
      >
        {isBusy ? <Spinner /> : <Trash2Icon />}
        <span className="md:hidden">Delete</span>
      </button>
    </div>
  );
}
