import Trash2Icon from 'lucide-react/icons/trash-2';
import { centsFromPrice } from '@thymely/contract/money';
import { formatCents } from '../../lib/format-price.ts';
import { QuantityStepper } from '../../shared/quantity-stepper.tsx';
import { nameWithChoices } from '../../shared/choices/choice-words.ts';
import { LineDetails } from '../../shared/choices/line-details.tsx';
import { DishLink } from '../../shared/dish-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { counts, lineTotalCents, type ShownLine } from './cart-totals.ts';
import type { CartActions } from './use-cart-actions.ts';

type CartTableProps = { lines: ShownLine[]; actions: CartActions };

/** Picture, name and price, below them the stepper and the button that deletes. */
const cardLayout = 'grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 p-3';

/** The cart's lines: a table where there is room, short cards on narrow screens. */
export function CartTable({ lines, actions }: CartTableProps) {
  const columns: Column<ShownLine>[] = [
    {
      header: '#',
      cardPlace: 'hidden',
      isNarrow: true,
      cell: (_, index) => <span className="text-soft tabular-nums">{index + 1}</span>,
    },
    {
      header: 'Food',
      cardPlace: 'row-span-2 max-[359px]:row-span-1',
      isNarrow: true,
      cell: (line) => <LineArt line={line} />,
    },
    {
      header: 'Item Name',
      // Its parts are laid out in the card: the details have the whole width to themselves.
      cardPlace: 'contents',
      cell: (line) => <LineName line={line} actions={actions} />,
    },
    {
      header: 'Quantity',
      cardPlace: 'col-start-2 row-start-2 max-[359px]:col-start-1 max-[359px]:col-span-2',
      cell: (line) => <LineStepper line={line} actions={actions} />,
    },
    {
      header: 'Price',
      align: 'right',
      cardPlace: 'col-start-3 row-start-1 self-start',
      cell: (line) => <LinePrice line={line} />,
    },
    {
      header: 'Action',
      cardPlace: 'col-start-3 row-start-2 -mr-2 justify-self-end',
      isNarrow: true,
      cell: (line) => <DeleteLineButton line={line} actions={actions} />,
    },
  ];
  return (
    <Table
      caption="Dishes in your cart"
      {...{ columns, cardLayout }}
      rows={lines}
      keyOf={({ _id }) => _id}
    />
  );
}

type LinePartProps = { line: ShownLine };
type ActiveLinePartProps = LinePartProps & { actions: CartActions };

/** The dish's picture on its disc. */
function LineArt({ line }: LinePartProps) {
  return (
    <span className="grid size-16 shrink-0 place-items-center md:size-18 overflow-hidden rounded-pill bg-leaf-100">
      <Picture
        src={line.image}
        width="56"
        height="56"
        className={counts(line) ? 'size-14 object-contain' : 'size-14 object-contain grayscale'}
      />
    </span>
  );
}

/** The dish's name and unit price, or why it cannot be ordered; and how it is wanted. */
function LineName({ line, actions }: ActiveLinePartProps) {
  const { available, isSoldOut, fault } = line;
  return (
    <>
      <div className="grid min-w-0 justify-items-start gap-1 wrap-anywhere md:wrap-break-word">
        <bdi className="leading-snug font-semibold wrap-anywhere">{line.name}</bdi>
        {counts(line) && (
          <span className="text-sm text-soft tabular-nums">
            {formatCents(centsFromPrice(line.price))}
          </span>
        )}
        {(isSoldOut || !available) && (
          <span className="rounded-pill bg-amber-100 px-2.5 py-0.5 text-sm font-medium text-amber">
            {isSoldOut ? 'Sold out today' : 'No longer available'}
          </span>
        )}
      </div>
      <div className="col-span-full row-start-3 grid gap-1.5 not-empty:mt-1.5">
        <LineDetails choices={line.choices} note={line.note} />
        {fault !== undefined && <LineFault {...{ line, fault, actions }} />}
      </div>
    </>
  );
}

const faultLinkClasses =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** What is wrong with its choices, and the way out: it can be added again with others. */
function LineFault({ line, fault, actions }: ActiveLinePartProps & { fault: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-sm bg-amber-100 px-3 py-1 text-sm text-amber">
      <span className="font-medium">
        <bdi>{fault}</bdi>
      </span>
      <span className="flex gap-x-5">
        <DishLink dishId={line.menuItemId} className={faultLinkClasses}>
          Choose again
        </DishLink>
        <button
          type="button"
          aria-label={`Remove ${nameWithChoices(line)}`}
          disabled={actions.removingId === line._id}
          className={faultLinkClasses}
          onClick={() => {
            actions.remove(line);
          }}
        >
          Remove
        </button>
      </span>
    </div>
  );
}

function LineStepper({ line, actions }: ActiveLinePartProps) {
  return (
    <QuantityStepper
      name={nameWithChoices(line)}
      quantity={line.quantity}
      disabled={!line.available || line.fault !== undefined}
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

/** An icon; its name says which dish it deletes. */
function DeleteLineButton({ line, actions }: ActiveLinePartProps) {
  const isBusy = actions.removingId === line._id;
  return (
    <button
      type="button"
      aria-label={`Delete ${nameWithChoices(line)}`}
      disabled={isBusy}
      className="grid size-11 place-items-center rounded-pill text-tomato transition-colors hover:bg-tomato-100 hover:text-tomato-strong"
      onClick={() => {
        actions.remove(line);
      }}
    >
      {isBusy ? <Spinner /> : <Trash2Icon />}
    </button>
  );
}
