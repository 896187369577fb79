import { limits } from '@thymely/contract/ground/limits';
import { DropZone } from '../../ui/fields/drop-zone.tsx';
import { useUnsavedChanges } from '../../ui/fields/unsaved-changes.ts';
import { ExportButton } from '../parts/export-button.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReportView } from './import-report.tsx';
import { ImportReview } from './import-review.tsx';
import { MatchFile } from './match-file.tsx';
import type { ImportState } from './use-import-steps.ts';
import { useMenuImport } from './use-menu-import.ts';

const megabytes = limits.importFileBytes / 1_000_000;

export default function ImportMenuScreen() {
  const { state, choose, match, matchAgain, answer, confirm, resume, startOver } = useMenuImport();
  useUnsavedChanges(state.step === 'writing');
  return (
    <>
      <ScreenHeading
        title="Import Menu"
        text="Add or change many dishes at once from a spreadsheet."
      >
        <ExportButton />
      </ScreenHeading>
      {state.step === 'choosing' && (
        <Choosing fault={state.fault} onFile={(file) => void choose(file)} />
      )}
      {state.step === 'matching' && (
        <MatchFile
          file={state.file}
          initial={state.matching}
          onDone={(matching) => void match(state.file, matching)}
          onCancel={startOver}
        />
      )}
      {(state.step === 'checking' || state.step === 'writing') && (
        <ImportProgress
          {...wordsOf[state.step]}
          progress={state}
          onRetry={() => void resume()}
          onCancel={state.step === 'checking' ? startOver : undefined}
        />
      )}
      {state.step === 'reviewing' && (
        <ImportReview
          file={state.file}
          rows={state.rows}
          onMatch={() => {
            matchAgain(state);
          }}
          onAnswer={answer}
          onConfirm={() => void confirm(state)}
          onCancel={startOver}
        />
      )}
      {state.step === 'finished' && (
        <ImportReportView file={state.file} rows={state.rows} onAgain={startOver} />
      )}
    </>
  );
}

const wordsOf: Record<'checking' | 'writing', { title: string; unit: string }> = {
  checking: { title: 'Checking the file', unit: 'rows checked' },
  writing: { title: 'Updating the menu', unit: 'dishes saved' },
};

type ChoosingProps = Pick<Extract<ImportState, { step: 'choosing' }>, 'fault'> & {
  onFile: (file: File) => void;
};

function Choosing({ fault, onFile }: ChoosingProps) {
  return (
    <div className="grid grid-cols-1 gap-6 rounded-lg bg-card p-5 shadow-card sm:p-7">
      <DropZone
        label="Menu file"
        chooseLabel="Choose a CSV file"
        accept=".csv,text/csv"
        hint={`Or drop it here. Up to ${megabytes} MB and ${limits.importFileRows.toLocaleString('en-US')} rows. Nothing changes until you confirm.`}
        error={fault}
        onFile={onFile}
      />
      <ImportColumns />
    </div>
  );
}
