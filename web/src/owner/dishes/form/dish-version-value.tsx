import { useQuery } from '@tanstack/react-query';
import { optionGroupsQuery } from '../../../api/menu/options.ts';
import { ListedDishPicture } from '../../parts/dish/dish-picture.tsx';
import type { DishValues } from '../../parts/dish/dish-values.ts';
import { fieldInWords } from '../../parts/dish/field-in-words.ts';

/** The value of a field in one version of a dish, as a person reads it. */
export function DishVersionValue({ field, value }: { field: keyof DishValues; value: string }) {
  const { data: groups = [] } = useQuery(optionGroupsQuery);
  if (field === 'image') {
    return (
      <span className="flex min-w-0 items-center gap-3">
        <ListedDishPicture
          image={value}
          category={undefined}
          className="size-12 rounded-sm"
          pictureClassName="size-10"
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
