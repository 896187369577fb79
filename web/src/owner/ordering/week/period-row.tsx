import type { Period } from '@thymely/contract/ordering/endpoints';
import type { FieldFaults } from '../../parts/edit-form/edit-model.ts';
import { closingNote } from './periods.ts';
import { TimePair } from '../../parts/times/time-pair.tsx';
import * as orderingWords from '../words.en.ts';
import * as words from './words.en.ts';

type PeriodRowProps = {
  /** The name of the period's fields: `week.mon.0`. */
  name: string;
  /** The number of the period, from 1; undefined if it is the only one. */
  place: number | undefined;
  period: Period;
  faults: FieldFaults;
  onChange: (period: Period) => void;
  onRemove: () => void;
};

/** An opening and a closing time. A close at or before the open is marked as the next day. */
export function PeriodRow(props: PeriodRowProps) {
  const { name, place, period, faults, onChange, onRemove } = props;
  const end = (of: keyof Period, label: string) => ({
    name: `${name}.${of}`,
    label,
    value: period[of],
    fault: faults[`${name}.${of}`],
    onChange: (time: string) => {
      onChange({ ...period, [of]: time });
    },
  });
  return (
    <TimePair
      from={end('open', place === undefined ? words.opens : words.periodOpens(place))}
      to={end('close', place === undefined ? words.closes : words.periodCloses(place))}
      between={words.to}
      note={closingNote(period)}
      remove={
        place === undefined
          ? undefined
          : {
              label: words.removePeriod(place),
              title: orderingWords.remove,
              onPress: onRemove,
            }
      }
    />
  );
}
