import { useState } from 'react';
import { createPortal } from 'react-dom';
import { foldText } from '@thymely/contract/ground/text/fold-text';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { drawings } from './drawings.ts';
import * as words from './words.en.ts';

type DrawingPickerProps = {
  /** The address of the present picture. */
  image: string;
  onChoose: (image: string) => void;
};

/** Opens a grid of all drawings, which can be searched by what they show. */
export function DrawingPicker(props: DrawingPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Button
        tone="outline"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {words.chooseDrawing}
      </Button>
      {/* The dialog is outside the dish's form, which Enter in the search would save. */}
      {createPortal(
        <Dialog open={isOpen} onClose={close} title={words.chooseDrawing} variant="wide">
          <DrawingGrid
            {...props}
            onChoose={(image) => {
              props.onChoose(image);
              close();
            }}
          />
        </Dialog>,
        document.body,
      )}
    </>
  );
}

function DrawingGrid({ image, onChoose }: DrawingPickerProps) {
  const [search, setSearch] = useState('');
  const found = drawings.filter(({ shows }) => foldText(shows).includes(foldText(search)));
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <TextField
        label={words.findDrawing}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
        }}
      />
      <p role="status" className="text-sm text-soft">
        {found.length === 0 ? words.noDrawing : words.drawingsFound(found.length)}
      </p>
      <ul
        aria-label={words.drawings}
        className="grid h-[46dvh] grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] content-start gap-2 overflow-y-auto p-1"
      >
        {found.map((drawing) => (
          <li key={drawing.image}>
            <DrawingButton
              drawing={drawing}
              isChosen={drawing.image === image}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </form>
  );
}

type DrawingButtonProps = Pick<DrawingPickerProps, 'onChoose'> & {
  drawing: (typeof drawings)[number];
  isChosen: boolean;
};

function DrawingButton({ drawing: { image, shows }, isChosen, onChoose }: DrawingButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={classes(
        'grid w-full cursor-pointer justify-items-center gap-1 rounded-sm border p-2 text-center text-sm leading-tight hover:bg-sand',
        isChosen ? 'border-leaf-700 bg-leaf-100' : 'border-transparent',
      )}
      onClick={() => {
        onChoose(image);
      }}
    >
      <img src={image} alt="" width="56" height="56" loading="lazy" />
      <span>{shows}</span>
    </button>
  );
}
