import { createContext } from 'react';
import type { Elements } from '../../../ui/elements.ts';

export type FilledSideCartProps = { headingId: string };

/** The side cart with something in it, loaded with its styles: the menu's inlined styles lack them. */
export const FilledSideCartContext = createContext<(props: FilledSideCartProps) => Elements>(
  () => null,
);
