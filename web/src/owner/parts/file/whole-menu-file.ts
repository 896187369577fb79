/** Writes everything of a menu to a workbook. It is loaded when somebody exports. */
import {
  writeMenuSheets,
  type WholeMenuOfFile,
} from '@thymely/contract/menu-file/write-menu-sheets';
import { writeWorkbook } from '../../../lib/workbook/write-workbook.ts';

export function wholeMenuFile(menu: WholeMenuOfFile): Blob {
  return writeWorkbook(writeMenuSheets(menu));
}
