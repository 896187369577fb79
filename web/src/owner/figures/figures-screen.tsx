import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import { useOrdering } from '../../api/ordering.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { wallClock, type Zone } from '../../model/restaurant-time.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BestSellers } from './dishes/best-sellers.tsx';
import { DayPaper } from './paper/day-paper.tsx';
import { FiguresHeading } from './figures-heading.tsx';
import { FigurePlaces } from '../parts/figures/figure-places.tsx';
import { periodFrom, type FigurePeriod } from '../parts/figures/figure-period.ts';
import { NeverSold } from './dishes/never-sold.tsx';
import { NotServed } from './not-served.tsx';
import { OrdersChart } from './chart/orders-chart.tsx';
import { SalesTiles } from './sales-tiles.tsx';
import { ServiceCard } from './service-card.tsx';
import { hasUnknown, useFigures, type ShownFigures } from './use-figures.ts';
import { WeekdayHours } from './weekday-hours.tsx';
import * as words from './words.en.ts';

/** How it goes: today, the last 7 or 28 days, or any range. */
export default function FiguresScreen() {
  const [search] = useSearchParams();
  const period = periodFrom(search);
  const { figures, error, isFetching, retry } = useFigures(period);
  const zone = useOrdering().data?.timeZone;
  return (
    <>
      <FiguresHeading period={period} figures={figures} zone={zone} />
      {!figures && error && (
        <ErrorState message={messageOf(error)} busy={isFetching} onRetry={retry} />
      )}
      {!figures && !error && <FiguresSkeleton />}
      {figures && <Figures period={period} figures={figures} zone={zone} />}
      {figures && <DayPaper period={period} figures={figures} zone={zone} />}
      {figures && error && (
        <p role="alert" className="mt-3 text-center font-medium text-tomato">
          {messageOf(error)}
        </p>
      )}
    </>
  );
}

type FiguresProps = { period: FigurePeriod; figures: ShownFigures; zone: Zone };

function Figures({ period, figures, zone }: FiguresProps) {
  const menu = useQuery(freshMenuQuery);
  const { sum } = figures;
  const { minute } = wallClock(figures.asOfMs, zone);
  const running = String(Math.floor(minute / 60)).padStart(2, '0');
  return (
    <div className="grid grid-cols-1 gap-3">
      <SalesTiles period={period} figures={figures} running={running} />
      <div className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        <OrdersChart period={period} figures={figures} running={running} />
        <WeekdayHours period={period} figures={figures} />
      </div>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        <div className="grid grid-cols-1 gap-3">
          <BestSellers sum={sum} menu={menu.data} />
          <ServiceCard sum={sum} />
        </div>
        <NeverSold sold={figures.monthSum} menu={menu.data} />
        <NotServed sum={sum} />
      </div>
      {hasUnknown(figures) && <p className="text-sm text-soft">{words.unknownNote}</p>}
    </div>
  );
}

function FiguresSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <span className="sr-only">{words.loading}</span>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {Array.from({ length: 4 }, (_, tile) => (
          <FigurePlaces key={tile} className="rounded-lg bg-card p-4 shadow-card sm:px-5" />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        <ChartPlaces />
        <ChartPlaces />
      </div>
    </div>
  );
}

function ChartPlaces() {
  return (
    <div className="grid h-72 grid-rows-[auto_minmax(0,1fr)] gap-6 rounded-lg bg-card p-4 shadow-card sm:p-5">
      <Skeleton className="h-6 w-2/5 rounded-sm" />
      <div className="flex items-end gap-3">
        {['h-1/3', 'h-1/2', 'h-2/5', 'h-3/5', 'h-4/5', 'h-full', 'h-2/3'].map((height) => (
          <Skeleton key={height} className={`flex-1 rounded-t-sm ${height}`} />
        ))}
      </div>
    </div>
  );
}
