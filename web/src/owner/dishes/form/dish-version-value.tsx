import { useQuery } from '@tanstack/react-query';
import { optionGroupsQuery } from '../../../api/menu/options.ts';
import { pictureOf, type PicturedDish } from '../../../model/painted-plate.ts';
import { ListedDishPicture } from '../../parts/dish/dish-picture.tsx';
import type { DishField } from '../../parts/dish/dish-values.ts';
import { fieldInWords } from '../../parts/dish/field-in-words.ts';

type DishVersionValueProps = {
  /** The dish, whose painted plate may be its picture. */
  dish: Pick<PicturedDish, '_id' | 'category'>;
  field: DishField;
  value: string;
};

/** The value of a field in one version of a dish, as a person reads it. */
export function DishVersionValue({ dish, field, value }: DishVersionValueProps) {
  const { data: groups = [] } = useQuery(optionGroupsQuery);
  if (field === 'image') {
    return (
      <span className="flex min-w-0 items-center gap-3">
        <ListedDishPicture
          image={pictureOf({ ...dish, image: value })}
          category={undefined}
          className="size-12 rounded-sm"
        />
        <span className="text-sm wrap-anywhere">{value}</span>
      </span>
    );
  }
  return (
    <span className="font-medium wrap-anywhere whitespace-pre-line">
      {fieldInWords(field, value, groups)}
    </span>
  );
}
