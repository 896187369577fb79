import XIcon from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { deskWindow, useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { Elements } from '../../ui/elements.ts';
import { FiltersButton } from '../../ui/filters-button.tsx';
import { filters as title } from '../../ui/filters-button-words.en.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import * as words from './words.en.ts';

type Clear = { label: string; onClear: () => void };
/** A form closes the sheet itself, and has a button of its own for it. */
type Fields = Elements | ((close: () => void) => Elements);

type FilterBarProps = {
  /** What is in sight in every window: the search, or the field that is used most. */
  first: Elements;
  /** The further fields. */
  children?: Fields;
  /** The number of further filters in use. */
  count?: number;
  /** Shows everything again; undefined while nothing is left out. */
  clear?: Clear | false | undefined;
  /** Whether the button that opens the sheet is only an icon on phones. */
  isTight?: boolean;
};

/**
 * The filters above a list: one row of 64 px. On a desk it has all fields; in narrower windows it
 * has the first one, and a button that opens a sheet with the others.
 */
export function FilterBar({ first, children, count = 0, clear, isTight = false }: FilterBarProps) {
  const isDesk = useMedia(deskWindow);
  const row = useRef<HTMLDivElement>(null);
  return (
    <section
      aria-label={title}
      className={classes(
        'flex min-h-16 flex-wrap items-center gap-2 rounded-lg bg-card p-2 shadow-card',
        isTight && onlyIcon,
      )}
    >
      <div ref={row} className="filter-row">
        {first}
        {isDesk && elementsOf(children, () => undefined)}
      </div>
      {isDesk && clear && (
        <IconButton
          label={clear.label}
          icon={<XIcon className="size-5" />}
          onClick={() => {
            clear.onClear();
            // The button is about to disappear.
            row.current?.querySelector<HTMLElement>('input, select')?.focus();
          }}
        />
      )}
      {!isDesk && children && (
        <FilterSheet count={count} clear={clear}>
          {children}
        </FilterSheet>
      )}
    </section>
  );
}

type FilterSheetProps = { count: number; clear: FilterBarProps['clear']; children: Fields };

function FilterSheet({ count, clear, children }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <FiltersButton
      count={count}
      onOpen={() => {
        setIsOpen(true);
      }}
    >
      <Dialog open={isOpen} onClose={close} title={title} variant="sheet">
        <div className="grid grid-cols-1 gap-4">{elementsOf(children, close)}</div>
        {typeof children !== 'function' && (
          <div className="mt-6 flex flex-wrap gap-3">
            {clear && (
              <Button
                tone="quiet"
                onClick={() => {
                  clear.onClear();
                  close();
                }}
              >
                {clear.label}
              </Button>
            )}
            <Button className="flex-1" onClick={close}>
              {words.showResult}
            </Button>
          </div>
        )}
      </Dialog>
    </FiltersButton>
  );
}

function elementsOf(fields: Fields, close: () => void): Elements {
  return typeof fields === 'function' ? fields(close) : fields;
}

const onlyIcon = 'max-sm:[&_[aria-haspopup]]:px-2.5 max-sm:[&_[aria-haspopup]>span]:sr-only';
