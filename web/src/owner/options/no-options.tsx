import ListChecksIcon from 'lucide-react/icons/list-checks';
import { ButtonLink } from '../../ui/button.tsx';

/** Explains what options are for, where there are none yet. */
export function NoOptions() {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-card p-8 text-center shadow-card sm:p-12">
      <span className="grid size-16 place-items-center rounded-pill bg-leaf-100 text-leaf-700">
        <ListChecksIcon className="size-7" />
      </span>
      <div className="grid max-w-md gap-1.5">
        <h2 className="text-xl font-bold">No options yet</h2>
        <p className="text-soft">
          Ask once, use everywhere: a list of extras, kinds of milk or ways to cook a steak can
          belong to any number of dishes.
        </p>
      </div>
      <ButtonLink to="/dashboard/options/new">Add your first options</ButtonLink>
    </div>
  );
}
