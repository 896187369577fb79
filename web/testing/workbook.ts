import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Returns the files in a workbook as spreadsheets save it, with these sheets. */
export function workbookFiles(sheets: Record<string, string>): Record<string, Uint8Array> {
  const names = Object.keys(sheets);
  const texts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names
      .map((name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, n) =>
          `<Relationship Id="rId${n + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="s" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="t" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>Crème &amp; Brûlée</t></si></sst>`,
  };
  for (const [n, name] of names.entries()) {
    texts[`xl/worksheets/sheet${n + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`;
  }
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]));
}

/** Returns a workbook with these sheets: the rows of each, by name. */
export function workbook(sheets: Record<string, string>): Uint8Array<ArrayBuffer> {
  return zipSync(workbookFiles(sheets));
}

export function textCell(at: string, words: string): string {
  return `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
}

const entryMark = 0x02014b50;

/** Returns the same archive, whose directory says something else of each entry. */
export function withEntries(
  bytes: Uint8Array,
  { size, method, flags }: { size?: number; method?: number; flags?: number },
): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(bytes);
  const view = new DataView(changed.buffer);
  for (const at of directoryOf(view)) {
    if (size !== undefined) view.setUint32(at + 24, size, true);
    if (method !== undefined) view.setUint16(at + 10, method, true);
    if (flags !== undefined) view.setUint16(at + 8, flags, true);
  }
  return changed;
}

/** Returns where the entries of an archive begin in its directory. */
function directoryOf(view: DataView): number[] {
  const end = view.byteLength - 22;
  const entries: number[] = [];
  let at = view.getUint32(end + 16, true);
  while (view.getUint32(at, true) === entryMark) {
    entries.push(at);
    at += 46 + view.getUint16(at + 28, true);
  }
  return entries;
}

/**
 * Returns a workbook with so many sheets, all of which are the same bytes of the archive, stored
 * without being packed and said to be empty.
 */
export function overlappingEntries(sheets: number, bytes: number): Uint8Array<ArrayBuffer> {
  const names = Array.from({ length: sheets }, (_, n) => `S${n}`);
  const files = workbookFiles(Object.fromEntries(names.map((name) => [name, ''])));
  files['xl/worksheets/sheet1.xml'] = strToU8(`<worksheet><!--${'x'.repeat(bytes)}--></worksheet>`);
  const archive = zipSync(files, { level: 0 });
  const view = new DataView(archive.buffer);
  const nameOf = (at: number) =>
    new TextDecoder().decode(archive.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
  const entries = directoryOf(view).filter((at) => nameOf(at).startsWith('xl/worksheets/'));
  const first = entries.find((at) => nameOf(at).endsWith('/sheet1.xml')) ?? 0;
  const [length, place] = [20, 42].map((field) => view.getUint32(first + field, true));
  for (const at of entries) {
    view.setUint32(at + 20, length ?? 0, true);
    view.setUint32(at + 24, 0, true);
    view.setUint32(at + 42, place ?? 0, true);
  }
  return archive;
}

/** Returns a workbook of ours in whose first sheet somebody has changed a number. */
export function withNumber(file: Uint8Array, before: number, after: number): Uint8Array {
  const sheet = 'xl/worksheets/sheet1.xml';
  const { [sheet]: xml = new Uint8Array(), ...others } = unzipSync(file);
  const changed = strFromU8(xml).replace(`<v>${before}</v>`, `<v>${after}</v>`);
  return zipSync({ ...others, [sheet]: strToU8(changed) });
}
