import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** A dish in a sample file: its file decides the category, its plate the picture. */
export type SampleDish = Pick<MenuItem, '_id' | 'name' | 'recipe' | 'price' | 'sizes'>;
