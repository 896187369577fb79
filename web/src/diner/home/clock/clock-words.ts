import type { Category } from '@thymely/contract/ground/categories';
import { dialHour } from '../../../model/clock-angles.ts';

const hours = [
  ...['one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

const minutesPast = ['five', 'ten', 'quarter', 'twenty', 'twenty-five', 'half'];

/** The time as people say it, rounded down to five minutes: `ten past seven`. */
export function spokenTime(minuteOfDay: number): string {
  const fives = Math.floor((minuteOfDay % 60) / 5);
  const hour = dialHour(minuteOfDay);
  if (fives === 0) return hours[hour - 1] ?? '';
  const isPast = fives <= 6;
  const minutes = minutesPast[(isPast ? fives : 12 - fives) - 1];
  return `${minutes} ${isPast ? 'past' : 'to'} ${hours[isPast ? hour - 1 : hour % 12]}`;
}

/** The word and the page for each hour, by the category of the dish that is served at it. */
export const courses: Record<Category, { word: string; path: string }> = {
  salad: { word: 'salad', path: '/salad' },
  pizza: { word: 'pizza', path: '/pizza' },
  soup: { word: 'soup', path: '/menu?category=soup' },
  dessert: { word: 'dessert', path: '/menu?category=dessert' },
  drinks: { word: 'drinks', path: '/menu?category=drinks' },
  popular: { word: 'standout', path: '/menu?category=popular' },
};
