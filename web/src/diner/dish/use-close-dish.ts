import { useLocation, useNavigate } from 'react-router-dom';
import { searchWithDish, stepsFromPage } from '../../model/dish-entry.ts';

/**
 * Returns a function that closes the sheet. It goes back to the page from which the sheet was
 * opened, however many dishes were looked at since; if a link opened the sheet directly, the
 * page replaces its entry.
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
