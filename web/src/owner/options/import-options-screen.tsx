import ArrowLeftIcon from 'lucide-react/icons/arrow-left';
import type { FileEncoding } from '@thymely/contract/ground/csv/file-encodings';
import { limits } from '@thymely/contract/ground/limits';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DropZone } from '../../ui/fields/drop-zone.tsx';
import { useUnsavedChanges } from '../../ui/fields/unsaved-changes.ts';
import { encodingInWords } from '../parts/file/encoding-in-words.ts';
import { OutcomeChip } from '../parts/outcome-chip.tsx';
import { ReadingNote } from '../parts/file/reading-note.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { OptionColumns } from './option-columns.tsx';
import { groupsToSave, type ReviewedGroup } from '../parts/options/review-options.ts';
import { useOptionsImport } from './use-options-import.ts';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';
import type { Elements } from '../../ui/elements.ts';

const megabytes = limits.importFileBytes / 1_000_000;

/** Adds or changes many options at once, from a spreadsheet. */
export default function ImportOptionsScreen() {
  const { state, isReading, choose, confirm, startOver } = useOptionsImport();
  useUnsavedChanges(state.step === 'reviewing' && state.isSaving);
  return (
    <>
      <ScreenHeading title={titles.importOptions} text={words.importText}>
        <ButtonLink to="/dashboard/options" tone="outline" size="small">
          <ArrowLeftIcon className="size-4" />
          {words.allOptions}
        </ButtonLink>
      </ScreenHeading>
      {state.step === 'choosing' ? (
        <Choosing fault={state.fault} isReading={isReading} onFile={(file) => void choose(file)} />
      ) : (
        <div className="grid gap-5">
          {state.step === 'finished' ? (
            <Finished groups={state.groups} onAgain={startOver} />
          ) : (
            <Review {...state} onConfirm={() => void confirm(state)} onCancel={startOver} />
          )}
          <GroupList groups={state.groups} />
        </div>
      )}
    </>
  );
}

type ChoosingProps = {
  fault: string | undefined;
  isReading: boolean;
  onFile: (file: File) => void;
};

function Choosing({ fault, isReading, onFile }: ChoosingProps) {
  return (
    <div className="grid grid-cols-1 gap-6 rounded-lg bg-card p-5 shadow-card sm:p-7">
      <DropZone
        label={words.file}
        chooseLabel={words.chooseFile}
        accept=".csv,text/csv"
        hint={words.fileHint(megabytes)}
        error={fault}
        onFile={onFile}
      >
        <ReadingNote isReading={isReading} />
      </DropZone>
      <OptionColumns />
    </div>
  );
}

type ReviewProps = {
  encoding: FileEncoding;
  groups: ReviewedGroup[];
  isSaving: boolean;
  problem?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

function Review({ encoding, groups, isSaving, problem, onConfirm, onCancel }: ReviewProps) {
  const count = groupsToSave(groups).length;
  const hasFaults = groups.some(({ outcome }) => outcome === 'refused');
  const ready = hasFaults ? words.nothingChangedFaultsSkipped : words.nothingChanged;
  const nothing = hasFaults ? words.onlyFaults : words.allPresent;
  return (
    <Bar text={`${encodingInWords(encoding)} ${count > 0 ? ready : nothing}`}>
      {problem !== undefined && (
        <p role="alert" className="basis-full text-sm font-medium text-tomato">
          {problem}
        </p>
      )}
      <Button tone="outline" disabled={isSaving} onClick={onCancel}>
        {words.chooseAnotherFile}
      </Button>
      {count > 0 && (
        <Button busy={isSaving} onClick={onConfirm}>
          {words.importGroups(count)}
        </Button>
      )}
    </Bar>
  );
}

function Finished({ groups, onAgain }: { groups: ReviewedGroup[]; onAgain: () => void }) {
  const countOf = (wanted: string) => groups.filter(({ outcome }) => outcome === wanted).length;
  return (
    <Bar text={words.complete(countOf('created'), countOf('updated'))}>
      <Button tone="outline" onClick={onAgain}>
        {words.importAnotherFile}
      </Button>
      <ButtonLink to="/dashboard/options">{words.seeAllOptions}</ButtonLink>
    </Bar>
  );
}

function Bar({ text, children }: { text: string; children: Elements }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-card p-5 shadow-card">
      <p role="status" className="min-w-0 grow basis-64">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

function GroupList({ groups }: { groups: ReviewedGroup[] }) {
  return (
    <ul aria-label={words.groupsInFile} className="grid gap-3">
      {groups.map((each) => (
        <li
          key={each.rows.join()}
          className="grid gap-1.5 rounded-lg bg-card px-5 py-4 shadow-card"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="font-semibold wrap-anywhere">
              {each.name || each.id || words.noName}
            </span>
            <OutcomeChip outcome={each.outcome} />
          </div>
          {each.outcome === 'refused'
            ? each.faults.map((fault) => (
                <p key={fault} className="text-sm font-medium text-tomato">
                  {fault}
                </p>
              ))
            : each.outcome !== 'unchanged' && (
                <p className="text-sm text-soft">
                  {each.group.choices.map(({ name }) => name).join(', ')}
                </p>
              )}
        </li>
      ))}
    </ul>
  );
}
