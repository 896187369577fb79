import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** A dish as the sample files note it: its category is its file, its picture a drawing's name. */
export type SampleDish = Pick<MenuItem, '_id' | 'name' | 'recipe' | 'price'> & {
  /** Code point of the drawing, as the drawings' package names its files. */
  art: string;
};
