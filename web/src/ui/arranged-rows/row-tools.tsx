import ArrowDownIcon from 'lucide-react/icons/arrow-down';
import ArrowUpIcon from 'lucide-react/icons/arrow-up';
import GripVerticalIcon from 'lucide-react/icons/grip-vertical';
import { pressedKey } from '../../lib/pressed-key.ts';
import { IconButton } from '../icon-button.tsx';
import type { RowMoves } from './use-moves.ts';
import * as words from './words.en.ts';

export type RowToolsProps = {
  /** The key of the row. */
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  moves: RowMoves;
};

type RowHandleProps = Omit<RowToolsProps, 'isFirst' | 'isLast'> & {
  /** The ID of the text that says which keys move the row. */
  keysId: string;
};

/** Drags a row by mouse or touch, and moves it by the arrow keys, Home and End. */
export function RowHandle({ id, name, keysId, moves }: RowHandleProps) {
  return (
    <IconButton
      label={words.handle(name)}
      aria-describedby={keysId}
      data-moves="handle"
      className="cursor-grab touch-none select-none active:cursor-grabbing"
      icon={<GripVerticalIcon className="size-5" />}
      onPointerDown={(event) => {
        if (event.button === 0) moves.drag(id, event);
      }}
      onKeyDown={(event) => {
        const to = placesByKey[pressedKey(event)];
        if (!to) return;
        event.preventDefault();
        moves.move(id, to, 'handle');
      }}
    />
  );
}

const placesByKey: Partial<Record<string, (from: number, last: number) => number>> = {
  ArrowUp: (from) => from - 1,
  ArrowDown: (from) => from + 1,
  Home: () => 0,
  End: (_from, last) => last,
};

/** The buttons that move a row by one place. */
export function MoveButtons({ id, name, isFirst, isLast, moves }: RowToolsProps) {
  return (
    <>
      <IconButton
        label={words.moveUp(name)}
        data-moves="up"
        icon={<ArrowUpIcon className="size-5" />}
        disabled={isFirst}
        onClick={() => {
          moves.move(id, (from) => from - 1, 'up');
        }}
      />
      <IconButton
        label={words.moveDown(name)}
        data-moves="down"
        icon={<ArrowDownIcon className="size-5" />}
        disabled={isLast}
        onClick={() => {
          moves.move(id, (from) => from + 1, 'down');
        }}
      />
    </>
  );
}
