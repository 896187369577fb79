import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** A dish as the sample files have it: the category is the file, the picture its plate's. */
export type SampleDish = Pick<MenuItem, '_id' | 'name' | 'recipe' | 'price'>;
