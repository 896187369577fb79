import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { pressedKey } from '../../lib/pressed-key.ts';
import { useOverlay } from '../../lib/history/use-overlay.ts';
import { classes } from '../classes.ts';
import type { Elements } from '../elements.ts';

type DropDownProps = {
  label: string;
  /** The entries: list items with links or buttons. */
  children: Elements;
  className?: string;
};

/**
 * A button that shows a list of links: under it on wide screens, in the flow on narrow ones. It
 * opens on click and by keyboard; the arrow keys, Home and End move through the entries. Escape,
 * Back, a press outside, leaving it with Tab and choosing an entry close it.
 */
export function DropDown({ label, children, className }: DropDownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useCloseOutside(root, isOpen, () => {
    setIsOpen(false);
  });
  useOverlay(isOpen, () => {
    setIsOpen(false);
    button.current?.focus();
  });

  const handleKey = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape' && isOpen) {
      // The event is marked as handled, so that a panel around this list stays open.
      event.nativeEvent.preventDefault();
      setIsOpen(false);
      button.current?.focus();
      return;
    }
    const list = root.current?.querySelector('ul');
    const entries = [...(list?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const index = nextIndex(
      pressedKey(event),
      entries.indexOf(event.target as HTMLElement),
      entries.length,
    );
    if (index === undefined || !list) return;
    event.preventDefault();
    // The focus needs the list on the page now, before React has rendered it.
    list.hidden = false;
    setIsOpen(true);
    entries[index]?.focus();
  };

  return (
    // The keys are equivalent to a click on the button and on its entries.
    // oxlint-disable-next-line a11y/no-static-element-interactions
    <div ref={root} className="relative" onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        className={classes('inline-flex items-center gap-1', className)}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <span>{label}</span>
        <ChevronDownIcon
          className={classes('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {/* Choosing an entry closes the list; the entries have their own keys. */}
      {/* oxlint-disable-next-line a11y/click-events-have-key-events, a11y/no-noninteractive-element-interactions */}
      <ul
        id={listId}
        hidden={!isOpen}
        className="pop z-10 rounded-lg ps-3 lg:absolute lg:top-full lg:start-0 lg:mt-2 lg:min-w-52 lg:bg-card lg:p-2 lg:shadow-raised"
        onClick={({ target }) => {
          if ((target as Element).closest('a')) setIsOpen(false);
        }}
      >
        {children}
      </ul>
    </div>
  );
}

/** Returns the entry a key leads to from `index` (-1: the button); undefined for other keys. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index <= 0 ? count : index) - 1;
    case 'Home':
      return index < 0 ? undefined : 0;
    case 'End':
      return index < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}

function useCloseOutside(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) closeNow();
    };
    // The listener is on the document, because a press may leave nothing focused.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (pressedKey(event) === 'Escape') closeNow();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, root]);
}
