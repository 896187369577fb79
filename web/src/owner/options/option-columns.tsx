import { optionColumns } from '@thymely/contract/options/csv-columns';
import * as fileWords from '@thymely/contract/options/csv-words.en';
import { FileColumns } from '../parts/file/file-columns.tsx';
import * as words from './words.en.ts';

/** The columns of a file of options. */
export function OptionColumns() {
  return (
    <FileColumns
      columns={optionColumns.map(
        (column) => [fileWords.headings[column], words.columnMeanings[column]] as const,
      )}
      text={words.columnsText}
    />
  );
}
