import { minuteMs } from '@thymely/contract/ground/time';
import { useRef, useState } from 'react';
import type { OrderingSettings, Weekday } from '@thymely/contract/hours/endpoints';
import { wallClock } from '../../model/restaurant-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { useUnsavedChanges } from '../../ui/fields/unsaved-changes.ts';
import { CopyDayDialog } from './copy-day-dialog.tsx';
import { ExceptionsSection } from './exceptions-section.tsx';
import { focusSoon } from '../parts/focus-soon.ts';
import { GuestPreview } from './guest-preview.tsx';
import { HoursConflictChoice } from './hours-conflict-choice.tsx';
import { hasNoHours, hoursValuesOf, type HoursValues } from './hours-values.ts';
import { PauseCard } from './pause-card.tsx';
import { copyDay } from './periods.ts';
import { CheckoutSection, TimingSection } from './rules-section.tsx';
import { HoursSaveBar } from './hours-save-bar.tsx';
import { useHoursForm } from './use-hours-form.ts';
import { WeekSection } from './week-section.tsx';

/** Before the first save the zone is that of the device: the owner is most likely in it. */
function startFrom(settings: OrderingSettings): HoursValues {
  const values = hoursValuesOf(settings);
  if (settings.revision > 0) return values;
  return { ...values, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** All settings of ordering, next to what guests see of the saved ones. */
export function HoursForm({ settings }: { settings: OrderingSettings }) {
  const element = useRef<HTMLFormElement>(null);
  const [copied, setCopied] = useState<Weekday>();
  const form = useHoursForm({
    settings,
    start: startFrom,
    onRefused: () => {
      focusSoon(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-fault]'),
      );
    },
  });
  const { values, conflict, change } = form;
  useUnsavedChanges(form.isDirty);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <RightNow settings={settings} isDirty={form.isDirty} />
      {/* Its fields are left, not the form. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={element}
        noValidate
        className="grid min-w-0 gap-5 [&_:is(input,select,button)]:scroll-mb-36"
        onBlur={({ target }) => {
          if (target instanceof HTMLInputElement) form.touch(target.name);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {hasNoHours(settings) && <FirstTime />}
        {conflict && <HoursConflictChoice conflict={conflict} values={values} onChoose={change} />}
        <Sections {...form} onCopy={setCopied} />
        <HoursSaveBar {...form} />
      </form>
      <CopyDayDialog
        day={copied}
        week={values.week}
        onCopy={(to) => {
          if (copied) change({ week: copyDay(values.week, copied, to) });
          setCopied(undefined);
        }}
        onClose={() => {
          setCopied(undefined);
        }}
      />
    </div>
  );
}

type SectionsProps = Pick<ReturnType<typeof useHoursForm>, 'values' | 'faults' | 'change'> & {
  onCopy: (day: Weekday) => void;
};

function Sections({ values, faults, change, onCopy }: SectionsProps) {
  const now = useNow(minuteMs);
  return (
    <>
      <WeekSection
        week={values.week}
        timeZone={values.timeZone}
        faults={faults}
        onChange={(week) => {
          change({ week });
        }}
        onTimeZone={(timeZone) => {
          change({ timeZone });
        }}
        onCopy={onCopy}
      />
      <ExceptionsSection
        exceptions={values.exceptions}
        today={wallClock(now, values.timeZone).date}
        faults={faults}
        onChange={(exceptions) => {
          change({ exceptions });
        }}
      />
      <TimingSection values={values} faults={faults} onChange={change} />
      <CheckoutSection values={values} faults={faults} onChange={change} />
    </>
  );
}

/** What is true at this moment, whatever is being edited: first of all on a phone. */
function RightNow({ settings, isDirty }: { settings: OrderingSettings; isDirty: boolean }) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-2 xl:order-last xl:grid-cols-1 [@media(width>=80rem)_and_(height>=56rem)]:sticky [@media(width>=80rem)_and_(height>=56rem)]:top-10">
      <GuestPreview isDirty={isDirty} />
      {!hasNoHours(settings) && <PauseCard settings={settings} />}
    </div>
  );
}

function FirstTime() {
  return (
    <div className="grid gap-1 rounded-lg bg-amber-100 p-5 sm:px-7">
      <p className="text-lg font-bold">No hours yet: nobody can order</p>
      <p>
        Set when guests can pick up, and ordering begins as soon as you save. Without hours, your
        site shows the menu only. That's fine, too.
      </p>
    </div>
  );
}
