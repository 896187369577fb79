import { useState } from 'react';
import Tally5Icon from 'lucide-react/icons/tally-5';
import { usePortionsLeft, type Limitable } from '../../../api/portions.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { nameOf } from '../sold-out/sold-out-words.ts';
import * as words from './words.en.ts';
import { PortionsDialog } from './portions-dialog.tsx';
import { portionsInWords } from './portions-in-words.ts';

type PortionsLeftProps = ButtonLook & {
  item: Limitable;
  /** The sizes of the dish that `item` is, which are limited beside it. */
  sizes?: readonly Limitable[];
  className?: string;
  /** The classes of the word that stands beside the icon while there is no limit. */
  wordClassName?: string;
};

/** What is left of a dish or of a size today; a press limits it. */
export function PortionsLeft(props: PortionsLeftProps) {
  const { item, sizes = [], className, wordClassName = 'hidden', ...look } = props;
  const [isOpen, setIsOpen] = useState(false);
  const left = usePortionsLeft(item);
  return (
    <>
      <Button
        tone="outline"
        {...look}
        aria-haspopup="dialog"
        aria-label={portionsInWords(left, nameOf(item))}
        title={left === undefined ? words.limitPortions : undefined}
        className={classes(
          'min-w-11 shrink-0 tabular-nums',
          left === undefined && 'px-2!',
          left === 0 && 'text-tomato',
          left !== undefined && left > 0 && 'text-amber',
          className,
        )}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {left === undefined ? (
          <>
            <Tally5Icon className="size-5" />
            <span className={wordClassName}>{words.portions}</span>
          </>
        ) : (
          portionsInWords(left)
        )}
      </Button>
      {isOpen && (
        <PortionsDialog
          items={[item, ...sizes]}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
