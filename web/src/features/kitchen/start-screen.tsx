import { useState, type FormEvent } from 'react';
import { orderLimits } from '@thymely/contract/orders/limits';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { nameOf, readSetup, storeSetup, type ScreenSetup } from './screen-setup.ts';

type StartScreenProps = {
  /** The press has unlocked sound. */
  onStart: (setup: ScreenSetup) => void;
};

/** Before the board: names the screen, sets it up, and unlocks sound with its one press. */
export function StartScreen({ onStart }: StartScreenProps) {
  const [setup, setSetup] = useState(readSetup);
  const start = (event: FormEvent) => {
    event.preventDefault();
    const named = { ...setup, name: nameOf(setup.name) || readSetup().name };
    storeSetup(named);
    onStart(named);
  };
  return (
    <form className="mx-auto grid max-w-md gap-5 p-6" onSubmit={start}>
      <h1 className="text-3xl font-bold">Kitchen</h1>
      <TextField
        label="Screen name"
        value={setup.name}
        maxLength={orderLimits.screenNameLength}
        onChange={({ target }) => {
          setSetup({ ...setup, name: target.value });
        }}
      />
      <Button type="submit" size="large">
        Start the board
      </Button>
    </form>
  );
}
