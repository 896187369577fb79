import { strToU8, zipSync } from 'fflate';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Returns the files in a workbook as spreadsheets save it, with these sheets. */
export function workbookParts(sheets: Record<string, string>): Record<string, Uint8Array> {
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
  return zipSync(workbookParts(sheets));
}

export function textCell(at: string, words: string): string {
  return `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
}
