import XIcon from 'lucide-react/icons/x';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { choiceRule } from '../../../shared/options/choice-rule.ts';
import type { RowTools } from '../../../ui/arranged-rows/arranged-rows.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import * as words from './words.en.ts';

type OptionGroupRowProps = {
  id: string;
  group: OptionGroup | undefined;
  /** Whether all groups have been loaded, so that a missing one does not exist. */
  isKnown: boolean;
  tools: RowTools;
  onRemove: () => void;
};

/** One of the dish's groups of options; their order matters. */
export function OptionGroupRow(props: OptionGroupRowProps) {
  const { id, group, isKnown, tools, onRemove } = props;
  const label = group?.name ?? id;
  return (
    <div className="flex items-center gap-1 p-1.5">
      <span className="shrink-0 text-soft">{tools.handle}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{label}</span>
        <span className="block text-sm text-soft">
          {group ? choiceRule(group) : isKnown && words.groupDeleted}
        </span>
      </span>
      <span className="flex shrink-0 text-soft">
        {tools.buttons}
        <IconButton
          label={words.remove(label)}
          icon={<XIcon className="size-5" />}
          onClick={onRemove}
        />
      </span>
    </div>
  );
}
