import { createContext } from 'react';
import type { Elements } from '../../../ui/elements.ts';
import type { SideCartHeading } from './side-cart-head.tsx';

export type FilledSideCartProps = {
  heading: SideCartHeading;
  /** What every state shows. */
  frame: Elements;
};

/** Has the place of the filled cart where its code cannot be loaded. */
export function FrameInstead({ frame }: FilledSideCartProps): Elements {
  return frame;
}

/** The side cart with something in it, loaded with its styles: the menu's inlined styles lack them. */
export const FilledSideCartContext = createContext(FrameInstead);
