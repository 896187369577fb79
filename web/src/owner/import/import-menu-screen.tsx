import { inThousands } from '@thymely/contract/ground/in-words';
import ImagesIcon from 'lucide-react/icons/images';
import { limits } from '@thymely/contract/ground/limits';
import { ButtonLink } from '../../ui/button.tsx';
import { DropZone } from '../../ui/fields/drop-zone.tsx';
import { useUnsavedChanges } from '../../ui/fields/unsaved-changes.ts';
import { ExportAllButton } from '../parts/file/export-all-button.tsx';
import { ExportButton } from '../parts/file/export-button.tsx';
import { ReadingNote } from '../parts/file/reading-note.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReportView } from './import-report.tsx';
import { ImportReview } from './import-review.tsx';
import { MatchFile } from './matching/match-file.tsx';
import { TakeBackPanel } from './take-back/take-back-panel.tsx';
import type { ImportState } from './use-import-steps.ts';
import { useMenuImport } from './use-menu-import.ts';
import { useTakeBack } from './take-back/use-take-back.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

const megabytes = limits.importFileBytes / 1_000_000;

export default function ImportMenuScreen() {
  const { state, isReading, choose, match, resume, startOver, ...review } = useMenuImport();
  // What the report says of an import that was taken back is no longer so.
  const takingBack = useTakeBack(startOver);
  const isTakingBack = takingBack.state.step === 'running';
  useUnsavedChanges(state.step === 'writing' || isTakingBack);
  const isBetween = state.step === 'choosing' || state.step === 'finished';
  return (
    <>
      <ScreenHeading title={titles.importMenu} text={words.text}>
        <ButtonLink to="/dashboard/add-photos" tone="outline">
          <ImagesIcon />
          {words.addPhotos}
        </ButtonLink>
        <ExportButton />
        <ExportAllButton />
      </ScreenHeading>
      {isBetween && (
        <div className="mb-5 grid grid-cols-1 gap-5 empty:hidden">
          <TakeBackPanel {...takingBack} />
        </div>
      )}
      {state.step === 'choosing' && !isTakingBack && (
        <Choosing fault={state.fault} isReading={isReading} onFile={(file) => void choose(file)} />
      )}
      {state.step === 'matching' && (
        <MatchFile
          key={JSON.stringify(state.file.table.source)}
          file={state.file}
          initial={state.matching}
          onRead={(choice) => void choose(state.file.content, choice)}
          onDone={(matching) => void match(state.file, matching)}
          onCancel={startOver}
        />
      )}
      {(state.step === 'checking' || state.step === 'writing') && (
        <ImportProgress
          {...(state.isOfPictures ? wordsOfPictures : wordsOf)[state.step]}
          progress={state}
          onRetry={() => void resume()}
          // What was saved until then can be taken back.
          onCancel={startOver}
        />
      )}
      {state.step === 'reviewing' && (
        <ImportReview
          {...state}
          onRead={(choice) => void choose(state.file.content, choice)}
          onMatch={() => void review.matchAgain(state)}
          onAnswer={review.answer}
          onTakeGroups={review.takeGroups}
          onConfirm={() => void review.confirm(state)}
          onCancel={startOver}
        />
      )}
      {state.step === 'finished' && !isTakingBack && (
        <ImportReportView {...state} onAgain={startOver} />
      )}
    </>
  );
}

const wordsOf = {
  checking: { title: words.checking, counted: words.rowsChecked },
  writing: { title: words.writing, counted: words.dishesSaved },
};

const wordsOfPictures = {
  checking: { title: words.checking, counted: words.picturesChecked },
  writing: { title: words.copyingPictures, counted: words.picturesDone },
};

type ChoosingProps = Pick<Extract<ImportState, { step: 'choosing' }>, 'fault'> & {
  isReading: boolean;
  onFile: (file: File) => void;
};

function Choosing({ fault, isReading, onFile }: ChoosingProps) {
  return (
    <div className="grid grid-cols-1 gap-6 rounded-lg bg-card p-5 shadow-card sm:p-7">
      <DropZone
        label={words.file}
        chooseLabel={words.chooseFile}
        accept=".csv,text/csv,.xlsx"
        hint={words.fileHint(megabytes, inThousands(limits.importFileRows))}
        error={fault}
        onFile={onFile}
      >
        <ReadingNote isReading={isReading} />
      </DropZone>
      <ImportColumns />
    </div>
  );
}
