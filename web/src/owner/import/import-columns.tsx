import { FileColumns } from '../parts/file-columns.tsx';

const columns = [
  ['_id', 'The dish this row changes. Leave it empty for a new dish.'],
  ['name', 'What guests will see.'],
  ['category', 'One of: salad, pizza, soup, dessert, drinks, popular; in any case, or its label.'],
  ['price', 'Such as 12.50 or 12,50; a currency sign does no harm.'],
  ['recipe', "What's in it."],
  ['image', 'A link to a picture. Without one, a new dish is shown as an empty plate.'],
  [
    'diets',
    "Separated by |, such as vegan|halal. 'none' suits none; leave it empty if not declared.",
  ],
  [
    'allergens',
    "Separated by |, such as gluten|milk. 'none' has none; leave it empty if not declared.",
  ],
  ['options', 'IDs of option groups, separated by |.'],
  ['load', 'How much of a time slot one portion uses. Leave blank for 1 (drinks: 0).'],
  ['resting', "'yes' for a dish that guests don't see for now."],
  ['version', 'Comes with an export. A dish that has changed since the export is left alone.'],
] as const;

/** The columns of a menu file. */
export function ImportColumns() {
  return (
    <FileColumns
      columns={columns}
      text="Headings may be in any case, and usual words such as Dish, Section or Description are understood. A file without the columns image, diets, allergens, options, load or resting leaves them as they are. The quickest way to start is to export the current menu and edit that file."
    />
  );
}
