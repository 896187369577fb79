import { createContext, type ReactNode } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { MenuView } from '../menu-view.ts';

export type FilterPanelProps = { view: MenuView; menu: MenuItem[]; onClose: () => void };

/** The panel, loaded with its styles when it is opened: those inlined into the menu do not cover it. */
export const FilterPanelContext = createContext<(props: FilterPanelProps) => ReactNode>(() => null);
