import { useEffect, useRef } from 'react';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { classes } from '../../ui/classes.ts';
import type { TimeZone } from './time-zones.ts';
import * as words from './words.en.ts';

type ZoneListProps = {
  id: string;
  isOpen: boolean;
  zones: TimeZone[];
  /** The index of the entry that Enter chooses. */
  active: number;
  chosen: string;
  now: number;
  onPoint: (index: number) => void;
  onChoose: (zone: TimeZone) => void;
};

/** The list under the time zone field, which keeps the focus and handles the keys. */
export function ZoneList(props: ZoneListProps) {
  const { id, isOpen, zones, active, chosen, now, onPoint, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={words.timeZones}
      hidden={!isOpen}
      className="absolute z-20 mt-2 max-h-80 w-full overflow-y-auto rounded-sm border border-hairline bg-card p-1.5 shadow-raised"
    >
      {zones.map((zone, index) => (
        <ZoneOption
          key={zone.id}
          id={`${id}-${index}`}
          zone={zone}
          now={now}
          isActive={index === active}
          isChosen={zone.id === chosen}
          onPoint={() => {
            onPoint(index);
          }}
          onChoose={() => {
            onChoose(zone);
          }}
        />
      ))}
      {zones.length === 0 && (
        <div
          role="option"
          aria-selected="false"
          aria-disabled="true"
          tabIndex={-1}
          className="px-3 py-2.5 text-sm text-soft"
        >
          {words.noTimeZone}
        </div>
      )}
    </div>
  );
}

type ZoneOptionProps = {
  id: string;
  zone: TimeZone;
  now: number;
  isActive: boolean;
  isChosen: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

function ZoneOption(props: ZoneOptionProps) {
  const { id, zone, now, isActive, isChosen, onPoint, onChoose } = props;
  return (
    // The field handles the keys.
    // oxlint-disable-next-line a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={classes(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-1.5',
        isActive && 'bg-leaf-100',
      )}
      onPointerMove={onPoint}
      onMouseDown={(event) => {
        // The default action would move the focus from the field.
        event.preventDefault();
      }}
      onClick={onChoose}
    >
      <span className="min-w-0 leading-snug">
        <span className="block truncate font-medium">{zone.city}</span>
        <span className="block truncate text-sm text-soft">{zone.name}</span>
      </span>
      <span className="text-sm whitespace-nowrap text-soft tabular-nums" translate="no">
        {timeInWords(now, zone.id)}
      </span>
    </div>
  );
}
