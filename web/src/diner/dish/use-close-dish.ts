import { useLocation, useNavigate } from 'react-router-dom';
import { searchWithDish, stepsFromPage } from '../../model/dish-entry.ts';

/**
 * Closes the sheet: as Back does where it was opened from the page below, however many dishes were
 * looked at since; a sheet that a link opened directly gives its entry to that page.
 */
export function useCloseDish(): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  return () => {
    const steps = stepsFromPage(state);
    if (steps > 0) void navigate(-steps);
    else void navigate({ search: searchWithDish(search, undefined) }, { replace: true });
  };
}
