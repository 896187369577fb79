import { useRef } from 'react';
import CopyIcon from 'lucide-react/icons/copy';
import { weekdays } from '@thymely/contract/ground/weekdays';
import type { Weekday } from '@thymely/contract/ordering/endpoints';
import * as settingsWords from '@thymely/contract/ordering/settings/settings-words.en';
import { periodInWords, shownWeekdays } from '@thymely/contract/ordering/week-in-words';
import { Button } from '../../../ui/button.tsx';
import { DayHours } from './day-hours.tsx';
import { focusSoon } from '../../parts/focus-soon.ts';
import type { FieldFaults } from '../../parts/edit-form/edit-model.ts';
import { dayHeadings, dayNames, usualPeriod, type Week } from './periods.ts';
import { eachDay } from '../ordering-values.ts';
import { RowAction } from '../row-action.tsx';
import { Section } from '../../parts/section.tsx';
import { TimeZoneField } from '../time-zone-field.tsx';
import * as words from './words.en.ts';

type WeekSectionProps = {
  week: Week;
  timeZone: string;
  faults: FieldFaults;
  onChange: (week: Week) => void;
  onTimeZone: (timeZone: string) => void;
  /** Called to ask which days get the hours of this one. */
  onCopy: (day: Weekday) => void;
};

/** The hours of the week, one row for each day, and the time zone. */
export function WeekSection(props: WeekSectionProps) {
  const { week, timeZone, faults, onChange, onTimeZone, onCopy } = props;
  const days = useRef<HTMLDivElement>(null);
  return (
    <Section title={settingsWords.names.week} text={words.text} fault={faults['week']}>
      <TimeZoneField value={timeZone} fault={faults['timeZone']} onChange={onTimeZone} />
      {weekdays.every((day) => week[day].length === 0) && (
        <QuickStart
          onStart={() => {
            onChange(eachDay(() => [usualPeriod]));
            focusSoon(() => days.current?.querySelector('select'));
          }}
        />
      )}
      <div ref={days} className="grid divide-y divide-hairline border-t border-hairline">
        {shownWeekdays.map((day) => (
          <div key={day} className="py-3">
            <DayHours
              name={`week.${day}`}
              heading={dayHeadings[day]}
              periods={week[day]}
              faults={faults}
              onChange={(periods) => {
                onChange({ ...week, [day]: periods });
              }}
            >
              <RowAction
                label={words.copy}
                title={words.copyToOthers}
                about={dayNames[day]}
                icon={<CopyIcon className="size-4.5" />}
                onClick={() => {
                  onCopy(day);
                }}
              />
            </DayHours>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Fills in the same hours for every day, since most days of most restaurants are alike. */
function QuickStart({ onStart }: { onStart: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm bg-leaf-100 px-4 py-3">
      <p className="text-sm">{words.closedAllWeek}</p>
      <Button tone="outline" onClick={onStart}>
        {words.sameEveryDay(periodInWords(usualPeriod))}
      </Button>
    </div>
  );
}
