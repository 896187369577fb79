import ArrowDownIcon from 'lucide-react/icons/arrow-down';
import ArrowUpIcon from 'lucide-react/icons/arrow-up';
import XIcon from 'lucide-react/icons/x';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { choiceRule } from '../../../shared/options/choice-rule.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import * as words from './words.en.ts';

type OptionGroupRowProps = {
  id: string;
  group: OptionGroup | undefined;
  /** Whether all groups have been loaded, so that a missing one does not exist. */
  isKnown: boolean;
  place: { index: number; count: number };
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One of the dish's groups of options; their order matters. */
export function OptionGroupRow(props: OptionGroupRowProps) {
  const { id, group, isKnown, place, onMove, onRemove } = props;
  const { index, count } = place;
  const label = group?.name ?? id;
  return (
    <li className="flex items-center gap-2 py-1.5 pe-1.5 ps-4">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{label}</span>
        <span className="block text-sm text-soft">
          {group ? choiceRule(group) : isKnown && words.groupDeleted}
        </span>
      </span>
      <span className="flex shrink-0 text-soft">
        <IconButton
          label={words.moveUp(label)}
          icon={<ArrowUpIcon className="size-5" />}
          disabled={index === 0}
          onClick={() => {
            onMove(index - 1);
          }}
        />
        <IconButton
          label={words.moveDown(label)}
          icon={<ArrowDownIcon className="size-5" />}
          disabled={index === count - 1}
          onClick={() => {
            onMove(index + 1);
          }}
        />
        <IconButton
          label={words.remove(label)}
          icon={<XIcon className="size-5" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
