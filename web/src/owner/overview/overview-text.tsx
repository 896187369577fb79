import { brand } from '@brand/brand.ts';
import * as words from './overview-text-words.en.ts';

/** What the overview is for. On a phone it leaves room for the button beside it. */
export function OverviewText() {
  return <span className="block max-w-42 sm:max-w-none">{words.atGlance(brand.name)}</span>;
}
