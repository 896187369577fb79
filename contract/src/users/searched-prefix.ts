import { foldText } from '../ground/text/fold-text.ts';
import { userLimits } from './limits.ts';

/** Returns a search in the form of stored prefixes. Longer ones would hardly distinguish more people. */
export function searchedPrefix(search: string): string {
  return [...foldText(search)].slice(0, userLimits.searchLength).join('');
}
