import { useState } from 'react';
import { dropText, keepText, keptText } from '../../lib/session/kept-texts.ts';

type Remembered = { uid: string; allergies: string };

/** Holds the allergies of the diner, and whether this device remembers them until logout. */
export function useAllergies(uid: string, begun: string | undefined) {
  const [remembered] = useState(() => rememberedAllergies(uid));
  const [allergies, setAllergies] = useState(begun ?? remembered ?? '');
  const [isRemembered, setIsRemembered] = useState(remembered !== undefined);
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
      else dropText('allergies');
    },
  };
}

function remember(remembered: Remembered): void {
  keepText('allergies', JSON.stringify(remembered));
}

/** Returns what this person asked to remember on this device; somebody else's is dropped. */
function rememberedAllergies(uid: string): string | undefined {
  const remembered = readRemembered();
  if (remembered && remembered.uid !== uid) dropText('allergies');
  return remembered?.uid === uid ? remembered.allergies : undefined;
}

function readRemembered(): Remembered | undefined {
  try {
    const { uid, allergies } = JSON.parse(keptText('allergies') ?? '{}') as Partial<Remembered>;
    return typeof uid === 'string' && typeof allergies === 'string'
      ? { uid, allergies }
      : undefined;
  } catch {
    return undefined;
  }
}
