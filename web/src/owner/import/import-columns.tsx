import { categoryIds } from '@thymely/contract/ground/categories';
import { FileColumns } from '../parts/file-columns.tsx';
import * as words from './words.en.ts';

const { _id, name, ...further } = words.columnMeanings;

const columns = Object.entries({
  _id,
  name,
  category: words.categoryMeaning(categoryIds.join(', ')),
  ...further,
});

/** The columns of a menu file. */
export function ImportColumns() {
  return <FileColumns columns={columns} text={words.columnsText} />;
}
