import { timeInWords } from '@thymely/contract/ground/in-words';
import { minuteMs } from '@thymely/contract/ground/time';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { useId, useState, type KeyboardEvent } from 'react';
import { pressedKey } from '../../lib/pressed-key.ts';
import { useNow } from '../../lib/use-now.ts';
import { classes } from '../../ui/classes.ts';
import { controlClasses, Field } from '../../ui/fields/field.tsx';
import { allZones, findZones, zoneOf, type TimeZone } from './time-zones.ts';
import { ZoneList } from './zone-list.tsx';
import * as settingsWords from '@thymely/contract/ordering/settings/settings-words.en';
import * as words from './words.en.ts';

type TimeZoneFieldProps = {
  value: string;
  fault: string | undefined;
  onChange: (timeZone: string) => void;
};

/** The maximum number of zones shown; typing more narrows the list. */
const mostShown = 50;

/** A select with a search: typing narrows the list, and only its entries can be chosen. */
export function TimeZoneField({ value, fault, onChange }: TimeZoneFieldProps) {
  const now = useNow(minuteMs);
  const listId = useId();
  const { typed, found, active, setActive, open, close, choose, handleKey } = useZoneSearch({
    value,
    onChange,
  });
  const isOpen = typed !== undefined;
  const hint = words.timeThere(timeInWords(now, value), zoneOf(value).name);
  return (
    <Field label={settingsWords.names.timeZone} hint={hint} error={fault}>
      {(control) => (
        <div className="relative max-w-md">
          <input
            {...control}
            name="timeZone"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={words.searchTimeZone}
            value={typed ?? value.replaceAll('_', ' ')}
            className={classes(controlClasses, 'pe-11')}
            onClick={() => {
              if (!isOpen) open('');
            }}
            onChange={(event) => {
              open(event.target.value);
            }}
            onKeyDown={handleKey}
            onBlur={close}
          />
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 end-4 size-4 -translate-y-1/2 text-soft" />
          <ZoneList
            id={listId}
            isOpen={isOpen}
            zones={found}
            active={active}
            chosen={value}
            now={now}
            onPoint={setActive}
            onChoose={choose}
          />
        </div>
      )}
    </Field>
  );
}

type ZoneSearch = { value: string; onChange: (timeZone: string) => void };

/** The open list: the search, its results, and the entry that Enter chooses. */
function useZoneSearch({ value, onChange }: ZoneSearch) {
  /** The search as typed; undefined while the list is closed. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const found = typed === undefined ? [] : zonesFor(typed, value);
  const open = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  const close = () => {
    setTyped(undefined);
  };
  const choose = (zone: TimeZone | undefined) => {
    if (zone) onChange(zone.id);
    close();
  };
  const handleKey = (event: KeyboardEvent) => {
    const isOpen = typed !== undefined;
    const key = pressedKey(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isHandled = step !== undefined || (isOpen && ['Enter', 'Escape'].includes(key));
    if (!isHandled) return;
    event.preventDefault();
    if (step !== undefined && !isOpen) open('');
    else if (step !== undefined) setActive((active + step + found.length) % (found.length || 1));
    else if (key === 'Enter') choose(found[active]);
    else close();
  };
  return { typed, found, active, setActive, open, close, choose, handleKey };
}

/** Returns the matching zones, or the chosen one first while nothing is searched for. */
function zonesFor(text: string, value: string): TimeZone[] {
  const all = allZones();
  if (text.trim() !== '') return findZones(all, text).slice(0, mostShown);
  const others = all.filter(({ id }) => id !== value);
  return [...(value ? [zoneOf(value)] : []), ...others].slice(0, mostShown);
}
