import { type MenuColumn, menuColumns } from '@thymely/contract/menu/csv-columns';
import * as fileWords from '@thymely/contract/menu/csv-words.en';
import { useCategories } from '../../lib/categories.ts';
import { FileColumns } from '../parts/file/file-columns.tsx';
import * as words from './words.en.ts';

/** The columns of a menu file. */
export function ImportColumns() {
  const { all } = useCategories();
  const meanings: Record<MenuColumn, string> = {
    ...words.columnMeanings,
    category: words.categoryMeaning(all.map(({ id }) => id).join(', ')),
  };
  const columns = menuColumns.map(
    (column) => [fileWords.headings[column], meanings[column]] as const,
  );
  return <FileColumns columns={columns} text={words.columnsText} />;
}
