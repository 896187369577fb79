import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { FileEncoding } from '@thymely/contract/ground/csv/file-encodings';
import { freshOptionGroupsQuery, useSaveOptionGroup } from '../../api/menu/option-editing.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useFileReader } from '../parts/file/use-file-reader.ts';
import {
  groupsToSave,
  reviewOptions,
  type ReviewedGroup,
} from '../parts/options/review-options.ts';

export type OptionsImportState =
  | { step: 'choosing'; fault?: string }
  | {
      step: 'reviewing';
      encoding: FileEncoding;
      groups: ReviewedGroup[];
      isSaving: boolean;
      problem?: string;
    }
  | { step: 'finished'; groups: ReviewedGroup[] };

type Reviewing = Extract<OptionsImportState, { step: 'reviewing' }>;

/** Reads options from a file, shows what would change, and saves it once the person confirms. */
export function useOptionsImport() {
  const client = useQueryClient();
  const { mutateAsync: save } = useSaveOptionGroup();
  const [state, setState] = useState<OptionsImportState>({ step: 'choosing' });
  const { isReading, read } = useFileReader('options', async (opened) => {
    if ('fault' in opened) return opened;
    const present = await client.fetchQuery(freshOptionGroupsQuery);
    return { encoding: opened.encoding, groups: reviewOptions(opened.groups, present) };
  });

  const choose = async (file: File) => {
    const result = await read(file);
    if (result === undefined) return;
    if ('fault' in result) setState({ step: 'choosing', fault: result.fault });
    else setState({ step: 'reviewing', ...result, isSaving: false });
  };

  /** After a failure it simply starts over: saving a group again changes nothing. */
  const confirm = async ({ encoding, groups }: Pick<Reviewing, 'encoding' | 'groups'>) => {
    setState({ step: 'reviewing', encoding, groups, isSaving: true });
    try {
      for (const group of groupsToSave(groups)) await save(group);
      setState({ step: 'finished', groups });
    } catch (error) {
      setState({
        step: 'reviewing',
        encoding,
        groups,
        isSaving: false,
        problem: messageOf(error),
      });
    }
  };

  const startOver = () => {
    setState({ step: 'choosing' });
  };
  return { state, isReading, choose, confirm, startOver };
}
