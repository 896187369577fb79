import Trash2Icon from 'lucide-react/icons/trash-2';
import { Button } from '../../ui/button.tsx';

type DeleteButtonProps = {
  /** Whom or what it deletes. */
  name: string;
  busy?: boolean;
  onClick: () => void;
};

/** Deletes what stands in its row; on a narrow screen it says so. */
export function DeleteButton({ name, busy = false, onClick }: DeleteButtonProps) {
  return (
    <Button
      tone="quiet"
      size="small"
      aria-label={`Delete ${name}`}
      title="Delete"
      className="text-tomato"
      busy={busy}
      onClick={onClick}
    >
      {!busy && <Trash2Icon />}
      <span className="md:hidden">Delete</span>
    </Button>
  );
}
