import { useEffect } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { FaultyRowsButton } from './faulty-rows-button.tsx';
import type { ChosenFile } from './matching/file-matching.ts';
import { type Further, bringsChanges } from './further/further.ts';
import { countOutcomes } from './import-rows.ts';
import type { ReviewedRow } from './reviewed-row.ts';
import { ImportTable } from './import-table.tsx';
import { OutcomeTiles } from './outcome-tiles.tsx';
import { PicturesPanel } from './pictures/pictures-panel.tsx';
import { useOutcomeFilter } from './use-outcome-filter.ts';
import * as words from './words.en.ts';

type ImportReportProps = {
  file: ChosenFile;
  rows: ReviewedRow[];
  further: Further;
  onAgain: () => void;
};

/** The result of an import. */
export function ImportReportView({ file, rows, further, onAgain }: ImportReportProps) {
  const { created, updated } = countOutcomes(rows);
  const { shown, ...filter } = useOutcomeFilter(rows);
  // The element that had the focus is gone.
  useEffect(focusHeading, []);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-leaf-100 p-5">
        <p role="status" className="min-w-0 grow basis-64 font-semibold">
          {[
            words.complete(created, updated),
            ...(bringsChanges(further) ? [words.furtherSaved] : []),
          ].join(' ')}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <FaultyRowsButton file={file} rows={rows} />
          <Button tone="outline" onClick={onAgain}>
            {words.importAnotherFile}
          </Button>
          <ButtonLink to="/dashboard/add-photos" tone="outline">
            {words.addPhotos}
          </ButtonLink>
          <ButtonLink to="/dashboard/manage-items">{words.seeAllDishes}</ButtonLink>
        </div>
      </div>
      <PicturesPanel rows={rows} isDone />
      <OutcomeTiles rows={rows} {...filter} />
      <ImportTable key={filter.chosen} rows={shown} />
    </div>
  );
}
