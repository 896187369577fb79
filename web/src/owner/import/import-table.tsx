import { Fragment, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import { optionGroupsQuery } from '../../api/menu/options.ts';
import { ButtonPagination } from '../../shared/pagination.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { CompactSelect } from '../parts/compact-select.tsx';
import { OutcomeChip } from '../parts/outcome-chip.tsx';
import { TableFoot } from '../parts/table-parts.tsx';
import { faultsInWords } from './import-rows.ts';
import { sameDishAnswers } from './same-dish/same-dish-panel.tsx';
import type { ReviewedRow, SameDishChoice } from './reviewed-row.ts';
import { rowChanges } from './row-changes.ts';
import { rowPriceInWords } from './row-price-in-words.ts';
import { WordsAround } from '../../ui/words-around.tsx';
import { ChangeArrow } from '../parts/change-arrow.tsx';
import * as words from './words.en.ts';

const rowsPerPage = 10;

type Answer = (number: number, choice: SameDishChoice) => void;

const columnsWith = (onAnswer: Answer | undefined): Column<ReviewedRow>[] => [
  {
    header: words.rowColumn,
    isNarrow: true,
    cell: ({ number }) => (
      <span className="text-soft tabular-nums" translate="no">
        {number}
      </span>
    ),
  },
  {
    header: words.nameColumn,
    inCard: 'title',
    cell: ({ row }) => <span className="font-semibold wrap-anywhere">{row.name || '–'}</span>,
  },
  { header: words.columnNames.category, cell: ({ row }) => row.category || '–' },
  { header: words.columnNames.price, align: 'right', cell: rowPriceInWords },
  {
    header: words.resultColumn,
    inCard: 'title',
    cell: (reviewed) => (
      <div className="grid justify-items-start gap-1">
        <OutcomeChip outcome={reviewed.outcome} />
        {onAnswer && <Question reviewed={reviewed} onAnswer={onAnswer} />}
        <Changes {...reviewed} />
        {faultsInWords(reviewed).map((error) => (
          <p key={error} className="text-sm font-medium text-tomato">
            {error}
          </p>
        ))}
      </div>
    ),
  },
];

type ImportTableProps = {
  rows: readonly ReviewedRow[];
  /** Answers whether a row is about a dish on the menu; undefined if nobody is asked any more. */
  onAnswer?: Answer;
};

/** The rows of a file with their outcomes. */
export function ImportTable({ rows, onAnswer }: ImportTableProps) {
  const [wantedPage, setWantedPage] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const page = Math.min(wantedPage, pages);
  const start = (page - 1) * rowsPerPage;
  const shown = rows.slice(start, start + rowsPerPage);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Table
        caption={words.tableCaption}
        columns={columnsWith(onAnswer)}
        rows={shown}
        keyOf={({ number }) => String(number)}
      />
      <TableFoot
        all={words.rowsCounted}
        range={words.rowsShown}
        start={start}
        shown={shown.length}
        total={rows.length}
      >
        <ButtonPagination page={page} pages={pages} onChoose={setWantedPage} />
      </TableFoot>
    </div>
  );
}

function Question({ reviewed, onAnswer }: { reviewed: ReviewedRow; onAnswer: Answer }) {
  const { number, row, sameDish } = reviewed;
  if (sameDish === undefined) return null;
  return (
    <CompactSelect
      label={words.isSameDish(String(row.name ?? ''))}
      value={sameDish.choice}
      options={sameDishAnswers.map(({ value, one }) => ({ value, label: one }))}
      onChange={(choice) => {
        onAnswer(number, choice);
      }}
    />
  );
}

/** What a row changes about a dish on the menu; empty once it has been changed. */
function Changes({ row, outcome }: ReviewedRow) {
  const { data: groups = [] } = useQuery(optionGroupsQuery);
  const { data: menu } = useQuery(freshMenuQuery);
  const present = menu?.find(({ _id }) => _id === row._id);
  const changes = present && outcome === 'updated' ? rowChanges(row, present, groups) : [];
  if (changes.length === 0) return null;
  return (
    <dl className="grid gap-0.5 text-sm">
      {changes.map(({ label, before, after }) => (
        <div key={label} className="wrap-anywhere">
          <dt className="inline font-medium">{`${label}: `}</dt>
          <dd className="inline">
            <WordsAround>
              {words.becomes(
                <span key="before" className="text-soft line-through">
                  {before}
                </span>,
                <Fragment key="after">
                  {' '}
                  <ChangeArrow /> <span>{after}</span>
                </Fragment>,
              )}
            </WordsAround>
          </dd>
        </div>
      ))}
    </dl>
  );
}
