import { minuteMs } from '@thymely/contract/ground/time';
import { useState } from 'react';
import type { OrderingSettings, Weekday } from '@thymely/contract/ordering/endpoints';
import { useSetOrderingSettings } from '../../api/ordering-settings.ts';
import { wallClock } from '../../model/restaurant-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { useUnsavedChanges } from '../../ui/fields/unsaved-changes.ts';
import { ConflictChoice } from '../parts/edit-form/conflict-choice.tsx';
import type { FieldFaults } from '../parts/edit-form/edit-model.ts';
import { useEditForm } from '../parts/edit-form/use-edit-form.ts';
import { SaveBar } from '../parts/save-bar.tsx';
import { ClosingCard } from './closing-card.tsx';
import { CopyDayDialog } from './week/copy-day-dialog.tsx';
import { OrdersOutsideNote } from './week/orders-outside-note.tsx';
import { ExceptionsSection } from './week/exceptions-section.tsx';
import { GuestPreview } from './guest-preview.tsx';
import { orderingModel } from './ordering-model.ts';
import {
  hasNoHours,
  orderingValuesOf,
  settingsFromValues,
  type OrderingValues,
} from './ordering-values.ts';
import { PauseCard } from './pause-card.tsx';
import { copyDay } from './week/periods.ts';
import { MailsSection } from './mails-section.tsx';
import { CheckoutSection, TimingSection } from './rules-section.tsx';
import { TaxSection } from './tax/tax-section.tsx';
import { WeekSection } from './week/week-section.tsx';
import * as words from './words.en.ts';

/** All settings of ordering, next to a preview of what guests see of the saved ones. */
export function OrderingForm({ settings }: { settings: OrderingSettings }) {
  const [copied, setCopied] = useState<Weekday>();
  const { mutateAsync: save } = useSetOrderingSettings();
  const form = useEditForm({
    model: orderingModel,
    saved: settings,
    save: (values, base = settings) => save(settingsFromValues(values, base.revision)),
    onSaved: () => undefined,
  });
  const { values, change } = form;
  useUnsavedChanges(form.isDirty);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <RightNow settings={settings} isDirty={form.isDirty} />
      <form {...form.formProps} className="grid min-w-0 gap-5">
        {hasNoHours(settings) && <FirstTime />}
        <ConflictChoice {...form} title={words.conflict} theirName={words.savedNow} />
        <Sections {...form} saved={settings} onCopy={setCopied} />
        <SaveBar
          label={words.save}
          form={form}
          note={
            <OrdersOutsideNote
              saved={settingsFromValues(orderingValuesOf(settings), 0)}
              next={settingsFromValues(values, 0)}
            />
          }
          savedWords={words.saved}
          onDiscard={() => void form.discard()}
        />
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

type SectionsProps = {
  values: OrderingValues;
  saved: OrderingSettings;
  faults: FieldFaults;
  change: (changes: Partial<OrderingValues>) => void;
  onCopy: (day: Weekday) => void;
};

function Sections({ values, saved, faults, change, onCopy }: SectionsProps) {
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
      <TaxSection
        rates={values.taxRates}
        saved={saved.taxRates}
        faults={faults}
        onChange={(taxRates) => {
          change({ taxRates });
        }}
      />
      <MailsSection values={values} faults={faults} onChange={change} />
    </>
  );
}

/** The present state, whatever is being edited; it comes first on a phone. */
function RightNow({ settings, isDirty }: { settings: OrderingSettings; isDirty: boolean }) {
  return (
    <div className="grid items-start gap-5 md:grid-cols-2 xl:order-last xl:grid-cols-1 [@media(width>=80rem)_and_(height>=56rem)]:sticky [@media(width>=80rem)_and_(height>=56rem)]:top-10">
      <GuestPreview isDirty={isDirty} />
      {!hasNoHours(settings) && <PauseCard settings={settings} />}
      <ClosingCard settings={settings} />
    </div>
  );
}

function FirstTime() {
  return (
    <div className="grid gap-1 rounded-lg bg-amber-100 p-5 sm:px-7">
      <p className="text-lg font-bold">{words.noHours}</p>
      <p>{words.noHoursText}</p>
    </div>
  );
}
