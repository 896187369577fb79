import { capitalized } from '@thymely/contract/ground/text/capitalized';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { servedOf } from '@thymely/contract/menu/served';
import { servedInWords } from '@thymely/contract/ordering/served-in-words';
import type { CategoryList } from '../../lib/categories.ts';
import { noticeInWords } from '../../model/notice-in-words.ts';
import * as words from './words.en.ts';

type Served = Pick<MenuItem, 'category' | 'served' | 'noticeMinutes'>;

/** Says when a dish can be had if not always: `Mon–Fri 11:30 AM–2:30 PM · order 2 days ahead`. */
export function servingInWords(dish: Served, { all }: CategoryList): string | undefined {
  const served = servedOf(dish, all);
  const { noticeMinutes } = dish;
  const facts = [
    ...(served ? [capitalized(servedInWords(served))] : []),
    ...(noticeMinutes ? [words.orderAhead(noticeInWords(noticeMinutes))] : []),
  ];
  return facts.length > 0 ? facts.join(' · ') : undefined;
}
