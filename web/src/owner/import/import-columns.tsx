import { categoryIds } from '@thymely/contract/ground/categories';
import { type MenuColumn, menuColumns } from '@thymely/contract/menu/csv-columns';
import * as fileWords from '@thymely/contract/menu/csv-words.en';
import { FileColumns } from '../parts/file/file-columns.tsx';
import * as words from './words.en.ts';

const meanings: Record<MenuColumn, string> = {
  ...words.columnMeanings,
  category: words.categoryMeaning(categoryIds.join(', ')),
};

const columns = menuColumns.map(
  (column) => [fileWords.headings[column], meanings[column]] as const,
);

/** The columns of a menu file. */
export function ImportColumns() {
  return <FileColumns columns={columns} text={words.columnsText} />;
}
