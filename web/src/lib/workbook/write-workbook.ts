import { strToU8, zipSync } from 'fflate';

/** A sheet to write. A number is written as one, so that spreadsheets can sum it. */
export type SheetToWrite = { name: string; rows: readonly (readonly (string | number)[])[] };

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Returns an .xlsx workbook, whose sheets have a first row that stays in sight. */
export function writeWorkbook(sheets: readonly SheetToWrite[]): Blob {
  const fileOf = (number: number) => `worksheets/sheet${number}.xml`;
  const each = (write: (number: number, sheet: SheetToWrite) => string) =>
    sheets.map((sheet, index) => write(index + 1, sheet)).join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/>${each((number) => `<Override PartName="/xl/${fileOf(number)}" ContentType="${content}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((number, { name }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="${fileOf(number)}"/>`)}</Relationships>`,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/${fileOf(index + 1)}`, sheetXml(sheet)]),
    ),
  };
  const written = Object.entries(files).map(([name, xml]) => [name, strToU8(head + xml)] as const);
  const zipped = zipSync(Object.fromEntries(written));
  return new Blob([zipped], { type: `${content}.sheet` });
}

function sheetXml({ rows }: SheetToWrite): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" state="frozen"/>';
  const written = rows.map((cells) => `<row>${cells.map(cellXml).join('')}</row>`).join('');
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetData>${written}</sheetData></worksheet>`;
}

function cellXml(cell: string | number): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (cell === '') return '<c/>';
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no place for other control characters, and a spreadsheet reads `_x0041_` as a letter. */
function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}
