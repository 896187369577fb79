import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReadingChoice } from '@thymely/contract/menu/open-menu';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import { importsQuery, sendImportBatch as send } from '../../api/menu/menu-import.ts';
import { freshMenuQuery, refetchMenu } from '../../api/menu/menu-editing.ts';
import { loadChunk } from '../../lib/chunks/load-chunk.ts';
import { useFileReader } from '../parts/file/use-file-reader.ts';
import { checkSameDishes } from './same-dish/check-same-dishes.ts';
import { type ChosenFile, listsLeftOut } from './matching/file-matching.ts';
import { matchedFile } from './matching/matched-file.ts';
import { comingWith, reviewFurther, withGroupsOfFile } from './further/further.ts';
import { readPresentMenu } from './further/read-present-menu.ts';
import { stepsOf } from './further/import-steps.ts';
import { createMenuRun } from './further/menu-run.ts';
import { rowsToWrite } from './import-rows.ts';
import { createImportRun, createOpenedRun } from './import-run.ts';
import { rememberMatching } from './matching/matching-memory.ts';
import { answered } from './same-dish/same-dish.ts';
import { withCopies } from './pictures/linked-pictures.ts';
import { createCopyOf, createPictureTrial } from './pictures/read-pictures.ts';
import type { ReviewedRow, SameDishChoice } from './reviewed-row.ts';
import {
  useImportSteps,
  type ImportState,
  type Progress,
  type RunStep,
} from './use-import-steps.ts';

/** Reads the menu of a file, and compares what it brings besides dishes with what is there. */
async function readBrought(client: QueryClient, file: ChosenFile, matching: FileMatching) {
  // What makes rows of a table is a library of its own, loaded when a file was read.
  const { readMenu } = await loadChunk(
    () => import('@thymely/contract/menu-file/read-menu.schema'),
  );
  const present = await readPresentMenu(client, { ...file, added: matching.added });
  const { dishes, ...brought } = readMenu(file, { ...matching, groups: present.groups });
  const isForeign = file.origin !== undefined;
  const further = reviewFurther({ ...brought, ...file.own, isForeign }, present);
  return { dishes, further, coming: comingWith(further) };
}

/** Returns the run that imports what was reviewed. */
function runOf(client: QueryClient, { rows, further }: Pick<Reviewing, 'rows' | 'further'>) {
  const importId = crypto.randomUUID();
  const written = rowsToWrite(rows);
  const copy = createCopyOf(written);
  return createOpenedRun(async (progress) => {
    const dishes = createImportRun({
      rows: withCopies(written, await copy(progress)),
      importId,
      send,
    });
    return createMenuRun({ dishes, ...stepsOf(client, further, importId) });
  });
}

/** Returns the step that compares what a file brings with what is there, up to the review. */
function checkingStep(client: QueryClient, file: ChosenFile, matching: FileMatching): RunStep {
  let brought: Awaited<ReturnType<typeof readBrought>> | undefined;
  const tryPictures = createPictureTrial(client);
  const open = async (progress: Progress) => {
    brought = await readBrought(client, file, matching);
    const rows = await tryPictures(brought.dishes, progress);
    return createImportRun({ rows, coming: brought.coming, send });
  };
  return {
    run: createOpenedRun(open),
    step: 'checking',
    finish: async (checked, progress) => {
      if (brought === undefined) throw new Error('The file was checked before it was read.');
      const { further, coming } = brought;
      const fetchMenu = () => client.fetchQuery(freshMenuQuery);
      const rows = await checkSameDishes(checked, { ...progress, fetchMenu, send, coming });
      return { step: 'reviewing', file, matching, rows, further };
    },
  };
}

function withAnswers(
  state: ImportState,
  numbers: ReadonlySet<number>,
  choice: SameDishChoice,
): ImportState {
  if (state.step !== 'reviewing') return state;
  const rows = state.rows.map((row) => (numbers.has(row.number) ? answered(row, choice) : row));
  return { ...state, rows };
}

function withResults(reviewed: ReviewedRow[], written: readonly ReviewedRow[]): ReviewedRow[] {
  const results = new Map(written.map((row) => [row.number, row]));
  return reviewed.map((row) => results.get(row.number) ?? row);
}

type Reviewing = Extract<ImportState, { step: 'reviewing' }>;

/** Reads a menu from a file, has the server check it, and imports it once the person confirms. */
export function useMenuImport() {
  const client = useQueryClient();
  const {
    isReading,
    read: readFile,
    forget,
  } = useFileReader('menu', (opened, file) => matchedFile(client, file, opened));
  const { state, setState, begin, resume, startOver } = useImportSteps(forget);

  const choose = async (chosen: File, choice?: ReadingChoice) => {
    const read = await readFile(chosen, choice);
    if (read === undefined) return;
    if ('fault' in read) setState({ step: 'choosing', fault: read.fault });
    else if (read.isKnown) await check(read.file, read.matching);
    else setState({ step: 'matching', file: read.file, matching: read.matching });
  };

  const check = (file: ChosenFile, matching: FileMatching) =>
    begin(checkingStep(client, file, matching));

  /** Takes and remembers what a person has said about a file. */
  const match = async (file: ChosenFile, matching: FileMatching) => {
    rememberMatching(file, matching, listsLeftOut(file, matching));
    await check({ ...file, columns: matching.columns }, matching);
  };

  const matchAgain = ({ file, matching }: Pick<Reviewing, 'file' | 'matching'>) => {
    setState({ step: 'matching', file, matching });
  };

  /** Answers for rows whether they are about the same dish. */
  const answer = (numbers: ReadonlySet<number>, choice: SameDishChoice) => {
    setState((now) => withAnswers(now, numbers, choice));
  };

  const takeGroups = () => {
    setState((now) =>
      now.step === 'reviewing' ? { ...now, further: withGroupsOfFile(now.further) } : now,
    );
  };

  const confirm = async ({ file, rows: reviewed, further }: Omit<Reviewing, 'matching'>) => {
    await begin({
      run: runOf(client, { rows: reviewed, further }),
      step: 'writing',
      // Part of the menu may have changed even if the run has stopped.
      settled: () => Promise.all([refetchMenu(client), client.invalidateQueries(importsQuery)]),
      finish: (written) => {
        const rows = withResults(reviewed, written);
        return { step: 'finished', file, rows, further };
      },
    });
  };

  return {
    state,
    isReading,
    choose,
    match,
    matchAgain,
    answer,
    takeGroups,
    confirm,
    resume,
    startOver,
  };
}
