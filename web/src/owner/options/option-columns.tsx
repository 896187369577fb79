import { optionColumns } from '@thymely/contract/options/csv-columns';
import { FileColumns } from '../parts/file-columns.tsx';
import * as words from './words.en.ts';

/** The columns of a file of options. */
export function OptionColumns() {
  return (
    <FileColumns
      columns={optionColumns.map((column) => [column, words.columnMeanings[column]] as const)}
      text={words.columnsText}
    />
  );
}
