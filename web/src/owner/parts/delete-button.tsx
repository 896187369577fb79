import Trash2Icon from 'lucide-react/icons/trash-2';
import { Button } from '../../ui/button.tsx';
import * as words from './words.en.ts';

type DeleteButtonProps = {
  /** The name of the person or thing that it deletes. */
  name: string;
  busy?: boolean;
  /** Whether to leave out the label, even on a narrow screen. */
  isIconOnly?: boolean;
  onClick: () => void;
};

/** Deletes the item of its row; on a narrow screen it has a text label. */
export function DeleteButton({
  name,
  busy = false,
  isIconOnly = false,
  onClick,
}: DeleteButtonProps) {
  return (
    <Button
      tone="quiet"
      size="small"
      aria-label={words.removeItem(name)}
      title={words.remove}
      className="text-tomato"
      busy={busy}
      onClick={onClick}
    >
      {!busy && <Trash2Icon />}
      {!isIconOnly && <span className="md:hidden">{words.remove}</span>}
    </Button>
  );
}
