import XIcon from 'lucide-react/icons/x';
import { IconButton } from '../../ui/icon-button.tsx';
import * as words from './words.en.ts';

type RefusalProps = {
  /** The reason why the server refused; without one, nothing is shown. */
  message: string | undefined;
  onClose: () => void;
};

/** Says why an action changed nothing, until it is closed or another button is pressed. */
export function Refusal({ message, onClose }: RefusalProps) {
  if (!message) return null;
  return (
    <div
      role="alert"
      className="flex items-center justify-between gap-4 rounded-lg bg-tomato-100 py-2 pe-2 ps-5"
    >
      <p className="font-medium">{message}</p>
      <IconButton label={words.close} icon={<XIcon />} onClick={onClose} />
    </div>
  );
}
