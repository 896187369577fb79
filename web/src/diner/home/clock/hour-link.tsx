import { Link } from 'react-router-dom';
import { dialHour } from '../../../model/clock-angles.ts';
import { courses, spokenTime } from './clock-words.ts';
import { useClockDishes } from './use-clock-dishes.ts';
import { minuteAt, useClockNow, useKnownOrdering } from './use-clock-time.ts';

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** A link to the pizzas such as `It's ten past seven: pizza o'clock`. Short on phones. */
export default function HourLink() {
  const { plates } = useClockDishes();
  const ordering = useKnownOrdering();
  const nowMs = useClockNow();
  if (!ordering) return null;
  const minute = minuteAt(nowMs, ordering);
  const category = plates[dialHour(minute) - 1]?.dish?.category;
  if (category === undefined) return null;
  const { word, path } = courses[category];
  return (
    <Link to={path} className="font-bold text-leaf-700 underline hover:text-leaf-800">
      <span className="max-sm:hidden">
        It's {spokenTime(minute)}: {word} o'clock
      </span>
      <span className="sm:hidden">{capitalized(word)} o'clock</span>
    </Link>
  );
}
