import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import {
  defaultSetup,
  screenNameOf,
  noteBoardStarted,
  readSetup,
  storeSetup,
  type ScreenSetup,
} from '../parts/screen-setup.ts';
import { SetupFields } from './setup-fields.tsx';
import { startCard, startGround, StartHead } from './start-head.tsx';
import { unlockSound } from '../../shared/kitchen/ring/sound.ts';
import * as words from './words.en.ts';

type StartScreenProps = {
  /** Called when the press has unlocked sound. */
  onStart: (setup: ScreenSetup) => void;
};

/** The screen before the board: names and sets up the screen; its one press unlocks sound. */
export function StartScreen({ onStart }: StartScreenProps) {
  const [setup, setSetup] = useState(readSetup);
  const start = (event: FormEvent) => {
    event.preventDefault();
    void unlockSound();
    const named = { ...setup, name: screenNameOf(setup.name) || defaultSetup.name };
    storeSetup(named);
    noteBoardStarted(true);
    onStart(named);
  };
  return (
    <div className={startGround}>
      <form noValidate className={startCard} onSubmit={start}>
        <StartHead />
        <SetupFields setup={setup} onChange={setSetup} />
        <Button type="submit" size="large">
          {words.startBoard}
        </Button>
      </form>
      <Link to="/" className="font-semibold text-leaf-700 hover:text-leaf-800">
        {words.backToHome}
      </Link>
    </div>
  );
}
