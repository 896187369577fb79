import { createContext } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { MenuView } from '../menu-view.ts';
import type { Elements } from '../../../ui/elements.ts';

export type FilterPanelProps = { view: MenuView; menu: MenuItem[]; onClose: () => void };

/** The filter panel, loaded with its styles when it opens: the menu's inlined styles lack them. */
export const FilterPanelContext = createContext<(props: FilterPanelProps) => Elements>(() => null);
