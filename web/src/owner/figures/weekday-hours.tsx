import { formatDate, inThousands } from '@thymely/contract/ground/in-words';
import { addDays } from '@thymely/contract/ordering/opening-hours';
import { weekdays } from '@thymely/contract/ground/weekdays';
import { classes } from '../../ui/classes.ts';
import { FigureCard, NothingYet } from './figure-card.tsx';
import type { FigurePeriod } from '../parts/figures/figure-period.ts';
import { hourInWords, unknown, weekdayOf } from '../parts/figures/figures-in-words.ts';
import { heatStep, weekdayAverages } from './weekday-averages.ts';
import type { ShownFigures } from './use-figures.ts';
import * as words from './words.en.ts';

type WeekdayHoursProps = { period: FigurePeriod; figures: ShownFigures };

/** One hue in seven steps. In dark colors the text changes two steps earlier. */
const steps = [
  'bg-leaf-700/8',
  'bg-leaf-700/16',
  'bg-leaf-700/24',
  'bg-leaf-700/34',
  'bg-leaf-700/50 dark:bg-leaf-700/75 dark:text-on-leaf',
  'bg-leaf-700/65 dark:bg-leaf-700/88 dark:text-on-leaf',
  'bg-leaf-700 text-on-leaf',
];

/** When guests pick up: the average number of orders of each hour of each weekday. */
export function WeekdayHours({ period, figures }: WeekdayHoursProps) {
  const days = period.kind === 'range' ? figures.days : figures.month;
  const { hours, rows, counted } = weekdayAverages(days, figures.today);
  const most = Math.max(0, ...rows.flatMap(({ averages }) => averages.map((each) => each ?? 0)));
  return (
    <FigureCard title={words.whenGuestsOrder} aside={<AverageOf days={counted} />}>
      {hours.length === 0 && <NothingYet>{words.noOrders}</NothingYet>}
      {hours.length > 0 && (
        <div
          className="overflow-x-auto"
          role="region"
          aria-label={words.whenGuestsOrder}
          // What is out of sight has to be reachable by keyboard.
          // oxlint-disable-next-line a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <table className="w-full border-separate border-spacing-[3px] text-center text-sm tabular-nums">
            <caption className="sr-only">{words.whenGuestsOrder}</caption>
            <thead>
              <Hours hours={hours} />
            </thead>
            <tbody>
              {rows.map(({ weekday, averages }) => (
                <tr key={weekday}>
                  <th
                    scope="row"
                    className={classes(
                      'pe-2 text-start',
                      weekday === weekdayOf(figures.today) ? 'font-bold' : 'font-normal text-soft',
                    )}
                  >
                    {weekdayName(weekday)}
                  </th>
                  {averages.map((average, n) => (
                    <td
                      key={hours[n]}
                      className={classes('h-8 rounded-sm', steps[heatStep(average, most)])}
                      translate="no"
                    >
                      {average === undefined ? unknown : inThousands(roundAverage(average))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FigureCard>
  );
}

function Hours({ hours }: { hours: readonly string[] }) {
  return (
    <tr translate="no">
      <td />
      {hours.map((hour) => (
        <th key={hour} scope="col" className="min-w-9 text-xs font-semibold whitespace-nowrap">
          {hourInWords(hour)}
        </th>
      ))}
    </tr>
  );
}

function AverageOf({ days }: { days: number }) {
  return <p className="text-sm text-soft">{words.averageOf(days, inThousands(days))}</p>;
}

function roundAverage(average: number): number {
  return average < 9.5 ? Math.round(average * 10) / 10 : Math.round(average);
}

/** The short name of a weekday; 2024-01-01 was a Monday. */
function weekdayName(weekday: (typeof weekdays)[number]): string {
  const day = addDays('2024-01-01', weekdays.indexOf(weekday));
  return formatDate(day, 'UTC', { weekday: 'short' });
}
