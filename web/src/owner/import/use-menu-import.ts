import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReadingChoice } from '@thymely/contract/menu/open-menu';
import type { OwnSheets } from '@thymely/contract/menu-file/read-own-sheets.schema';
import type { FileMatching } from '@thymely/contract/menu-file/read-menu.schema';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { freshOptionGroupsQuery } from '../../api/menu/option-editing.ts';
import { importsQuery, sendImportBatch as send } from '../../api/menu/menu-import.ts';
import { freshMenuQuery, refetchMenu } from '../../api/menu/menu-editing.ts';
import { loadChunk } from '../../lib/chunks/load-chunk.ts';
import { useFileReader } from '../parts/file/use-file-reader.ts';
import { checkSameDishes } from './same-dish/check-same-dishes.ts';
import {
  firstMatching,
  isMatched,
  listsLeftOut,
  openLists,
  openQuestions,
} from './matching/file-matching.ts';
import type { ChosenFile } from './matching/file-matching.ts';
import { comingWith, reviewFurther } from './further/further.ts';
import { readPresentMenu } from './further/read-present-menu.ts';
import { stepsOf } from './further/import-steps.ts';
import { createMenuRun } from './further/menu-run.ts';
import { rowsToWrite } from './import-rows.ts';
import { createImportRun, createOpenedRun } from './import-run.ts';
import { readMatching, rememberMatching } from './matching/matching-memory.ts';
import { answered } from './same-dish/same-dish.ts';
import type { ReviewedRow, SameDishChoice } from './reviewed-row.ts';
import { useImportSteps, type ImportState, type RunStep } from './use-import-steps.ts';

/** Reads the menu of a file, and compares what it brings besides dishes with what is there. */
async function readBrought(client: QueryClient, file: ChosenFile, matching: FileMatching) {
  // What makes rows of a table is a library of its own, loaded when a file was read.
  const { readMenu } = await loadChunk(
    () => import('@thymely/contract/menu-file/read-menu.schema'),
  );
  const present = await readPresentMenu(client, { ...file, added: matching.added });
  const { dishes, ...brought } = readMenu(file, { ...matching, groups: present.groups });
  const further = reviewFurther({ ...brought, ...file.own }, present);
  return { dishes, further, coming: comingWith(further) };
}

/** Returns the run that imports what was reviewed. */
function runOf(client: QueryClient, { rows, further }: Pick<Reviewing, 'rows' | 'further'>) {
  const importId = crypto.randomUUID();
  const dishes = createImportRun({ rows: rowsToWrite(rows), importId, send });
  return createMenuRun({ dishes, ...stepsOf(client, further, importId) });
}

/** Returns the step that compares what a file brings with what is there, up to the review. */
function checkingStep(client: QueryClient, file: ChosenFile, matching: FileMatching): RunStep {
  let brought: Awaited<ReturnType<typeof readBrought>> | undefined;
  const open = async () => {
    brought = await readBrought(client, file, matching);
    return createImportRun({ rows: brought.dishes, coming: brought.coming, send });
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

/** Returns the matching with categories that come with the file, which its dishes may name. */
function withCategories(matching: FileMatching, own: OwnSheets | undefined): FileMatching {
  const { present = [] } = matching;
  const coming = own?.categories ?? [];
  const added = coming.filter(({ id }) => !present.some((each) => each.id === id));
  return added.length === 0 ? matching : { ...matching, present: [...present, ...added] };
}

/** The groups on the menu; none if they cannot be read now, and then lists are asked about. */
async function presentGroups(client: QueryClient): Promise<readonly OptionGroup[]> {
  return client.fetchQuery(freshOptionGroupsQuery).catch(() => []);
}

type Reviewing = Extract<ImportState, { step: 'reviewing' }>;

/** Reads a menu from a file, has the server check it, and imports it once the person confirms. */
export function useMenuImport() {
  const client = useQueryClient();
  const { state, setState, begin, resume, startOver } = useImportSteps();
  const { isReading, read } = useFileReader('menu');

  const choose = async (chosen: File, choice?: ReadingChoice) => {
    const opened = await read(chosen, choice);
    if (opened === undefined) return;
    if ('fault' in opened) {
      setState({ step: 'choosing', fault: opened.fault });
      return;
    }
    const { table, origin, own } = opened;
    const groups = origin ? await presentGroups(client) : [];
    const memory = readMatching();
    const matching = { ...withCategories(firstMatching(table, memory), own), groups };
    const { columns } = matching;
    const file = { name: chosen.name, content: chosen, table, columns, origin, own };
    const isKnown =
      isMatched(openQuestions(table, matching)) && openLists(origin, matching, memory).length === 0;
    if (isKnown) await check(file, matching);
    else setState({ step: 'matching', file, matching });
  };

  const check = (file: ChosenFile, matching: FileMatching) =>
    begin(checkingStep(client, file, matching));

  /** Takes and remembers what a person has said about a file. */
  const match = async (file: ChosenFile, matching: FileMatching) => {
    rememberMatching(file.table.headings, matching, listsLeftOut(file, matching));
    await check({ ...file, columns: matching.columns }, matching);
  };

  const matchAgain = ({ file, matching }: Pick<Reviewing, 'file' | 'matching'>) => {
    setState({ step: 'matching', file, matching });
  };

  /** Answers for rows whether they are about the same dish. */
  const answer = (numbers: ReadonlySet<number>, choice: SameDishChoice) => {
    setState((now) => withAnswers(now, numbers, choice));
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

  return { state, isReading, choose, match, matchAgain, answer, confirm, resume, startOver };
}
