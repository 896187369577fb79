import DownloadIcon from 'lucide-react/icons/download';
import PrinterIcon from 'lucide-react/icons/printer';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { loadOptional } from '../../lib/chunks/load-chunk.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import type { Zone } from '../../model/restaurant-time.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/messages/messages.ts';
import { FilterBar } from '../parts/filter-bar.tsx';
import { LinkTabs } from '../parts/link-tabs.tsx';
import { datedFileName } from '../parts/file/dated-file-name.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { FigurePeriod } from '../parts/figures/figure-period.ts';
import {
  figureDayInWords,
  figureRangeInWords,
  figurePeriodInWords,
} from '../parts/figures/figures-in-words.ts';
import { RangeFields } from './range-fields.tsx';
import type { ShownFigures } from './use-figures.ts';
import * as figureWords from '../parts/figures/words.en.ts';
import * as words from './words.en.ts';

type FiguresHeadingProps = {
  period: FigurePeriod;
  figures: ShownFigures | undefined;
  zone: Zone;
};

/** The title with the days it is about, the choice of days, and what can be taken away. */
export function FiguresHeading({ period, figures, zone }: FiguresHeadingProps) {
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-x-6 gap-y-3 max-[20rem]:flex-wrap">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h1 className="text-[clamp(1.75rem,2.4vw,2rem)] font-bold">
            {figurePeriodInWords(period)}
          </h1>
          {figures && (
            <p className="text-soft">
              {period.kind === 'today'
                ? words.until(figureDayInWords(figures.today), timeInWords(figures.asOfMs, zone))
                : figureRangeInWords(figures.range)}
            </p>
          )}
        </div>
        {figures && <TakeAway figures={figures} zone={zone} />}
      </div>
      <FilterBar
        isTight
        first={
          <LinkTabs
            label={words.whichDays}
            links={links}
            current={period.kind === 'last' ? String(period.days) : period.kind}
          />
        }
        count={period.kind === 'range' ? 1 : 0}
      >
        {(close) => <RangeFields period={period} figures={figures} onShow={close} />}
      </FilterBar>
    </div>
  );
}

const links = [
  { id: 'today', to: '/dashboard/figures', label: figureWords.today },
  { id: '7', to: '/dashboard/figures?days=7', label: words.days(7) },
  { id: '28', to: '/dashboard/figures?days=28', label: words.days(28) },
];

/** The file and the paper of these days. */
function TakeAway({ figures, zone }: { figures: ShownFigures; zone: Zone }) {
  const download = async () => {
    try {
      // The writer of files is loaded by whoever needs one.
      const { figuresCsv } = await loadOptional(() => import('./figures-csv.ts'));
      const file = new Blob([figuresCsv(figures.days)], { type: 'text/csv' });
      saveFile(file, datedFileName('figures', zone));
    } catch (error) {
      showToast(messageOf(error), 'warning');
    }
  };
  return (
    <div className="flex shrink-0 gap-2">
      <Button tone="outline" className={iconOnPhones} onClick={() => void download()}>
        <DownloadIcon />
        <span>{words.downloadCsv}</span>
      </Button>
      <Button
        tone="outline"
        className={iconOnPhones}
        onClick={() => {
          window.print();
        }}
      >
        <PrinterIcon />
        <span>{words.endOfDay}</span>
      </Button>
    </div>
  );
}

const iconOnPhones = 'max-sm:px-2.5 max-sm:[&>span]:sr-only';
