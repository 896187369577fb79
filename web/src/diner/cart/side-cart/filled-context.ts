import { createContext } from 'react';
import type { Elements } from '../../../ui/elements.ts';
import type { SideCartHeading } from './side-cart-head.tsx';

export type FilledSideCartProps = { heading: SideCartHeading };

/** The side cart with something in it, loaded with its styles: the menu's inlined styles lack them. */
export const FilledSideCartContext = createContext<(props: FilledSideCartProps) => Elements>(
  () => null,
);
