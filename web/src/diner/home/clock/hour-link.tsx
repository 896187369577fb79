import { capitalized } from '@thymely/contract/ground/text/capitalized';
import { Link } from 'react-router-dom';
import { useCategories } from '../../../lib/categories.ts';
import { pathOfCategory } from '../../../model/category-path.ts';
import { dialHour } from '../../../model/clock-angles.ts';
import { spokenTime } from './clock-words.ts';
import { useClockDishes } from './use-clock-dishes.ts';
import { minuteAt, useClockNow, useKnownOrdering } from './use-clock-time.ts';
import * as words from './words.en.ts';

/** A link to the pizzas such as `It's ten past seven: pizza o'clock`. Short on phones. */
export default function HourLink() {
  const { plates } = useClockDishes();
  const categories = useCategories();
  const ordering = useKnownOrdering();
  const nowMs = useClockNow();
  if (!ordering) return null;
  const minute = minuteAt(nowMs, ordering);
  const category = plates[dialHour(minute) - 1]?.dish?.category;
  if (category === undefined) return null;
  const { one: word } = categories.of(category);
  return (
    <Link
      to={pathOfCategory(category)}
      className="font-bold text-leaf-700 underline hover:text-leaf-800"
    >
      <span className="max-sm:hidden">
        {capitalized(words.timeForCourse(spokenTime(minute), word))}
      </span>
      <span className="sm:hidden">{capitalized(words.courseTime(word))}</span>
    </Link>
  );
}
