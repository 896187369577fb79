import { useState } from 'react';
import { dropKept, keepOfPerson, keptOfPerson } from '../../lib/session/kept.ts';

type Remembered = { uid: string; allergies: string };

/**
 * Holds the allergies of the diner, and whether this device remembers them until logout.
 *
 * @param typed what was typed before; if that is nothing, what the device remembers counts
 */
export function useAllergies(uid: string, typed: string | undefined) {
  const [remembered] = useState(() => keptOfPerson<Remembered>('allergies', uid)?.allergies);
  const [allergies, setAllergies] = useState(typed || (remembered ?? ''));
  const [isRemembered, setIsRemembered] = useState(remembered !== undefined);
  const remember = (next: Remembered) => {
    keepOfPerson('allergies', next);
  };
  return {
    allergies,
    setAllergies: (next: string) => {
      setAllergies(next);
      if (isRemembered) remember({ uid, allergies: next });
    },
    isRemembered,
    setIsRemembered: (next: boolean) => {
      setIsRemembered(next);
      if (next) remember({ uid, allergies });
      else dropKept('allergies');
    },
  };
}
