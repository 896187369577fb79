import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** A dish as the sample files have it: the category is the file, the picture the name of a drawing. */
export type SampleDish = Pick<MenuItem, '_id' | 'name' | 'recipe' | 'price'> & {
  /** Code point of the drawing, which is its file name in the package of drawings. */
  art: string;
};
