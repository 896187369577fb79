import { brand } from '@brand/brand.ts';
import * as words from './overview-text-words.en.ts';

/** What the overview is for, until it is known how things are. */
export function OverviewText() {
  return <span className="block">{words.atGlance(brand.name)}</span>;
}
