import Trash2Icon from 'lucide-react/icons/trash-2';
import { nameWithChoices } from '../../shared/choices/choice-words.ts';
import { LineThumb } from '../../shared/dish-thumb.tsx';
import { QuantityField } from '../../shared/quantity/quantity-field.tsx';
import { QuantityStepper } from '../../shared/quantity/quantity-stepper.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { LineTotal } from '../parts/line-total.tsx';
import { counts, lineTotalCents, type ShownLine } from './cart-totals.ts';
import { LineName } from './line-name.tsx';
import type { CartActions } from './use-cart-actions.ts';
import * as words from './words.en.ts';

type CartTableProps = { lines: ShownLine[]; actions: CartActions };

/**
 * The picture, name and price; below them are the stepper and the delete button. With large text
 * the name has a line of its own.
 */
const cardLayout = 'grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 p-3';

/** The cart's lines: a table where there is room, short cards on narrow screens. */
export function CartTable({ lines, actions }: CartTableProps) {
  const columns: Column<ShownLine>[] = [
    {
      header: words.numberColumn,
      cardPlace: 'hidden',
      isNarrow: true,
      cell: (_, index) => (
        <span className="text-soft tabular-nums" translate="no">
          {index + 1}
        </span>
      ),
    },
    {
      header: words.pictureColumn,
      cardPlace: 'row-span-2 @max-[20.5rem]:row-span-1',
      isNarrow: true,
      cell: (line) => <LineArt line={line} />,
    },
    {
      header: words.nameColumn,
      // The card lays out the parts of this cell, so that the details have its whole width.
      cardPlace: 'contents',
      cell: (line) => <LineName line={line} actions={actions} />,
    },
    {
      header: words.quantityColumn,
      cardPlace:
        'col-start-2 row-start-2 @max-[20.5rem]:col-start-1 @max-[20.5rem]:col-span-2 @max-[15rem]:row-start-4',
      cell: (line) => <LineStepper line={line} actions={actions} />,
    },
    {
      header: words.priceColumn,
      align: 'right',
      cardPlace: 'col-start-3 row-start-1 self-start',
      cell: (line) => <LinePrice line={line} />,
    },
    {
      header: words.actionColumn,
      cardPlace: 'col-start-3 row-start-2 -me-2 justify-self-end @max-[15rem]:row-start-4',
      isNarrow: true,
      cell: (line) => <DeleteLineButton line={line} actions={actions} />,
    },
  ];
  return (
    <Table
      caption={words.tableCaption}
      columns={columns}
      cardLayout={cardLayout}
      rows={lines}
      keyOf={({ _id }) => _id}
    />
  );
}

type LineProps = { line: ShownLine };
type LineActionProps = LineProps & { actions: CartActions };

/** The dish's picture on its disc. */
function LineArt({ line }: LineProps) {
  return (
    <LineThumb
      line={line}
      isGray={!counts(line)}
      className="block size-16 rounded-pill bg-leaf-100 md:size-18"
    />
  );
}

function LineStepper({ line, actions }: LineActionProps) {
  const { quantity } = line;
  const name = nameWithChoices(line);
  const type = (wanted: number) => {
    actions.type(line, wanted);
  };
  return (
    <QuantityStepper
      name={name}
      quantity={quantity}
      disabled={!counts(line)}
      field={
        counts(line) ? <QuantityField name={name} quantity={quantity} onType={type} /> : undefined
      }
      onStep={(by) => {
        actions.step(line, by);
      }}
    />
  );
}

function LinePrice({ line }: LineProps) {
  return <LineTotal cents={lineTotalCents(line)} isCounted={counts(line)} className="text-lg" />;
}

/** An icon button whose accessible name says which dish it deletes. */
function DeleteLineButton({ line, actions }: LineActionProps) {
  const isBusy = actions.removingId === line._id;
  return (
    <button
      type="button"
      aria-label={words.deleteDish(nameWithChoices(line))}
      disabled={isBusy}
      className="grid size-[44px] place-items-center rounded-pill text-tomato transition-colors hover:bg-tomato-100 hover:text-tomato-strong"
      onClick={() => {
        actions.remove(line);
      }}
    >
      {isBusy ? <Spinner /> : <Trash2Icon />}
    </button>
  );
}
