import ListChecksIcon from 'lucide-react/icons/list-checks';
import { ButtonLink } from '../../ui/button.tsx';
import * as words from './words.en.ts';

/** Explains what options are for, where there are none yet. */
export function NoOptions() {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-card p-8 text-center shadow-card sm:p-12">
      <span className="grid size-16 place-items-center rounded-pill bg-leaf-100 text-leaf-700">
        <ListChecksIcon className="size-7" />
      </span>
      <div className="grid max-w-md gap-1.5">
        <h2 className="text-xl font-bold">{words.noOptions}</h2>
        <p className="text-soft">{words.noOptionsText}</p>
      </div>
      <ButtonLink to="/dashboard/options/new">{words.addFirstOptions}</ButtonLink>
    </div>
  );
}
