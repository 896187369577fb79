import { readXml } from './read-xml.ts';

/** The sheets of a workbook in order, each with the relation that leads to it. */
export type SheetList = {
  sheets: { name: string; relation: string; isHidden: boolean }[];
  countsFrom1904: boolean;
};

/** Reads which sheets there are, from `xl/workbook.xml`. */
export function readSheetList(xml: Uint8Array): SheetList {
  const list: SheetList = { sheets: [], countsFrom1904: false };
  readXml(xml, {
    onOpen: (element, attributesOf) => {
      if (element === 'sheet') {
        const attributes = attributesOf();
        const name = unescaped(attributes.get('name') ?? '');
        const isHidden = (attributes.get('state') ?? 'visible') !== 'visible';
        list.sheets.push({ name, relation: attributes.get('id') ?? '', isHidden });
      } else if (element === 'workbookPr') {
        list.countsFrom1904 = ['1', 'true'].includes(attributesOf().get('date1904') ?? '');
      }
    },
  });
  return list;
}

/** Where the files of a workbook are in its archive. */
export type FileNames = { sheets: Map<string, string>; styles: string; sharedStrings: string };

/** Reads where the files are, from `xl/_rels/workbook.xml.rels`. */
export function readFileNames(xml: Uint8Array): FileNames {
  const names: FileNames = {
    sheets: new Map(),
    styles: 'xl/styles.xml',
    sharedStrings: 'xl/sharedStrings.xml',
  };
  readXml(xml, {
    onOpen: (element, attributesOf) => {
      if (element !== 'Relationship') return;
      const attributes = attributesOf();
      const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map(
        (name) => attributes.get(name) ?? '',
      );
      const file = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      if (type.endsWith('/worksheet')) names.sheets.set(id, file);
      else if (type.endsWith('/styles')) names.styles = file;
      else if (type.endsWith('/sharedStrings')) names.sharedStrings = file;
    },
  });
  return names;
}

/** Reads the texts that cells name by their place. */
export function readSharedStrings(xml: Uint8Array): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isReadingAid = false;
  readXml(xml, {
    onOpen: (element) => {
      if (element === 'si') text = '';
      else if (element === 't') isText = !isReadingAid;
      else if (element === 'rPh') isReadingAid = true;
    },
    onText: (more) => {
      if (isText) text += more;
    },
    onClose: (element) => {
      if (element === 'si') strings.push(unescaped(text));
      else if (element === 't') isText = false;
      else if (element === 'rPh') isReadingAid = false;
    },
  });
  return strings;
}

/** Reads which formats of cells show a number as a date, by their place. */
export function readDateStyles(xml: Uint8Array): boolean[] {
  const styles: boolean[] = [];
  const own = new Map<string, boolean>();
  let isOfCells = false;
  readXml(xml, {
    onOpen: (element, attributesOf) => {
      if (element === 'cellXfs') isOfCells = true;
      else if (element === 'numFmt') {
        const attributes = attributesOf();
        own.set(attributes.get('numFmtId') ?? '', isDateFormat(attributes.get('formatCode') ?? ''));
      } else if (element === 'xf' && isOfCells) {
        const format = attributesOf().get('numFmtId') ?? '';
        styles.push(own.get(format) ?? isBuiltInDate(Number(format)));
      }
    },
    onClose: (element) => {
      if (element === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

/** Whether a format that every spreadsheet knows by its number is one of a date or a time. */
function isBuiltInDate(format: number): boolean {
  return (format >= 14 && format <= 22) || (format >= 45 && format <= 47);
}

/** Whether the code of a format has a day, a month, a year or a time beside texts and colors. */
function isDateFormat(code: string): boolean {
  return /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^[\]]*\]|[\\_*]./g, ''));
}

/** Returns a text without `_x000D_` and the like, as spreadsheets write control characters. */
export function unescaped(text: string): string {
  return text.replaceAll(/_x([\dA-F]{4})_/gi, (_, digits: string) =>
    String.fromCharCode(parseInt(digits, 16)),
  );
}
