import { listed } from '@thymely/contract/ground/in-words';
import {
  isOlderEncoding,
  olderEncodings,
  type OlderEncoding,
} from '@thymely/contract/ground/csv/file-encodings';
import type { ReadingChoice } from '@thymely/contract/menu/open-menu';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { ChosenFile } from '../matching/file-matching.ts';
import { namesToCheck } from './names-to-check.ts';
import * as words from '../words.en.ts';

type ReadingFieldsProps = {
  file: ChosenFile;
  /** Called to read the file once more. */
  onRead: (choice: ReadingChoice) => void;
};

const encodings = (Object.keys(olderEncodings) as OlderEncoding[]).map((value) => ({
  value,
  label: words.encodings[value],
}));

/** Asks whether a file was read as it was meant: its letters, or which of its sheets. */
export function ReadingFields({ file, onRead }: ReadingFieldsProps) {
  const { source } = file.table;
  if ('encoding' in source) {
    if (!isOlderEncoding(source.encoding)) return null;
    const names = namesToCheck(file);
    return (
      <div className="grid w-full max-w-md">
        <SelectField
          label={words.letters}
          hint={names.length > 0 ? words.checkNames(listed(names)) : undefined}
          options={encodings}
          value={source.encoding}
          onChange={({ target }) => {
            onRead({ encoding: target.value as OlderEncoding });
          }}
        />
      </div>
    );
  }
  const { sheet, sheets } = source;
  if (sheets.length === 1) return null;
  return (
    <div className="grid w-full max-w-md">
      <SelectField
        label={words.sheet}
        options={[
          ...sheets.map((name, at) => ({ value: String(at), label: name })),
          { value: 'all', label: words.allSheets },
        ]}
        value={sheet === null ? 'all' : String(sheets.indexOf(sheet))}
        onChange={({ target }) => {
          onRead({ sheet: sheets[Number(target.value)] ?? null });
        }}
      />
    </div>
  );
}
