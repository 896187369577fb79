import { useQuery } from '@tanstack/react-query';
import { brand } from '@brand/brand.ts';
import { formatDate } from '@thymely/contract/ground/in-words';
import { freshMenuQuery } from '../../../api/menu/menu-editing.ts';
import { printedTime } from '../../../model/printed-time.ts';
import type { Zone } from '../../../model/restaurant-time.ts';
import { figurePeriodInWords } from '../../parts/figures/figures-in-words.ts';
import type { FigurePeriod } from '../../parts/figures/figure-period.ts';
import { hasUnknown, type ShownFigures } from '../use-figures.ts';
import { paperBlocks, paperTotals, type PaperBlock } from './paper-blocks.ts';
import * as figureWords from '../../parts/figures/words.en.ts';
import * as words from '../words.en.ts';

type DayPaperProps = { period: FigurePeriod; figures: ShownFigures; zone: Zone };

/** The figures on one page of paper: the only part of the page that is printed (see print.css). */
export function DayPaper({ period, figures, zone }: DayPaperProps) {
  const menu = useQuery(freshMenuQuery);
  const { from, to } = figures.range;
  const isDay = from === to;
  return (
    <section className="day-paper hidden print:block" aria-label={words.endOfDay}>
      <header>
        <p>{brand.name}</p>
        <h2>{isDay ? words.endOfDay : figurePeriodInWords(period)}</h2>
        <p>{isDay ? paperDay(from) : figureWords.range(paperDay(from), paperDay(to))}</p>
        <p>{words.figuresAsOf(printedTime(figures.asOfMs, zone, 'dateWithYear'))}</p>
      </header>
      <dl translate="no">
        {paperTotals(figures.sum).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        {paperBlocks(figures, menu.data).map((block) => (
          <Block key={block.title} block={block} />
        ))}
      </div>
      {hasUnknown(figures) && <p>{words.unknownNote}</p>}
    </section>
  );
}

function Block({ block: { title, rows } }: { block: PaperBlock }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ label, count, value }, n) => (
          // Two deleted dishes of which no name is known have the same label.
          <li key={`${label} ${n}`}>
            <span>{label}</span>
            <span translate="no">{count}</span>
            <span translate="no">{value}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function paperDay(day: string): string {
  return formatDate(day, 'UTC', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });
}
