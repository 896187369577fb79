import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '@brand/brand.ts';
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
import { unlockSound } from '../../shared/kitchen/ring/sound.ts';
import * as titles from '../../model/screen-words.en.ts';
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
    <div className="hero-ground glow-centred grid min-h-dvh content-center justify-items-center gap-6 px-4 py-10">
      <form
        noValidate
        className="grid w-full max-w-md gap-5 rounded-lg bg-card p-6 shadow-card sm:p-8"
        onSubmit={start}
      >
        <div className="grid gap-1">
          <p className="eyebrow">{brand.name}</p>
          <h1 className="text-3xl font-bold">{titles.kitchen}</h1>
          <p className="text-soft">{words.introduction}</p>
        </div>
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
