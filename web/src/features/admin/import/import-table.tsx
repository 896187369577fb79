import { useState } from 'react';
import { centsFromPrice } from '@thymely/contract/money';
import { formatCents } from '../../../lib/format-price.ts';
import { ButtonPagination } from '../../../shared/pagination.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { TableFoot } from '../table-parts.tsx';
import { countOutcomes, type ImportOutcome, type ReviewedRow } from './import-rows.ts';
import { OutcomeChip, outcomeNames } from './outcome-tiles.tsx';

const rowsPerPage = 10;
const outcomes: ImportOutcome[] = ['refused', 'created', 'updated', 'unchanged'];

const columns: Column<ReviewedRow>[] = [
  {
    header: 'Row',
    isNarrow: true,
    cell: ({ number }) => <span className="text-soft tabular-nums">{number}</span>,
  },
  {
    header: 'Item Name',
    inCard: 'title',
    cell: ({ row }) => <span className="font-semibold wrap-anywhere">{row.name || '–'}</span>,
  },
  { header: 'Category', cell: ({ row }) => row.category || '–' },
  { header: 'Price', align: 'right', cell: priceInWords },
  {
    header: 'Result',
    inCard: 'title',
    cell: ({ outcome, errors }) => (
      <div className="grid justify-items-start gap-1">
        <OutcomeChip outcome={outcome} />
        {Object.entries(errors).map(([column, error]) => (
          <p key={column} className="text-sm font-medium text-tomato">
            {error}
          </p>
        ))}
      </div>
    ),
  },
];

/** Formatted as on the menu; a rejected price is shown as it is in the file. */
function priceInWords({ row: { price = '' }, outcome }: ReviewedRow): string {
  if (typeof price === 'number' && outcome !== 'refused') {
    return formatCents(centsFromPrice(price));
  }
  return String(price) || '–';
}

/** The rows of a file with the outcome of each: the rejected ones first, if there are any. */
export function ImportTable({ rows }: { rows: ReviewedRow[] }) {
  const counts = countOutcomes(rows);
  const [chosen, setChosen] = useState<ImportOutcome | ''>(counts.refused > 0 ? 'refused' : '');
  const [wantedPage, setWantedPage] = useState(1);
  const found = chosen ? rows.filter(({ outcome }) => outcome === chosen) : rows;
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage));
  const page = Math.min(wantedPage, pages);
  const start = (page - 1) * rowsPerPage;
  const shown = found.slice(start, start + rowsPerPage);
  const options = outcomes.map((outcome) => ({
    value: outcome,
    label: `${outcomeNames[outcome]} (${counts[outcome]})`,
  }));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="w-full max-w-56">
        <SelectField
          label="Show"
          options={[{ value: '', label: `All rows (${rows.length})` }, ...options]}
          value={chosen}
          onChange={({ target }) => {
            setChosen(outcomes.find((outcome) => outcome === target.value) ?? '');
            setWantedPage(1);
          }}
        />
      </div>
      <Table
        caption="Rows in the file"
        columns={columns}
        rows={shown}
        keyOf={({ number }) => String(number)}
      />
      <TableFoot
        noun={{ one: 'row', many: 'rows' }}
        start={start}
        shown={shown.length}
        total={found.length}
      >
        <ButtonPagination page={page} pages={pages} onChoose={setWantedPage} />
      </TableFoot>
    </div>
  );
}
