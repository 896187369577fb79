import { optionColumns, type OptionColumn } from '@thymely/contract/options/csv-columns';
import { FileColumns } from '../parts/file-columns.tsx';

const meanings: Record<OptionColumn, string> = {
  _id: 'The group. Its rows repeat _id, name, min and max.',
  name: 'What guests read above the choices.',
  min: 'How many they have to choose at least; 0 lets them skip it.',
  max: 'How many they can choose at most.',
  choice_id: 'The choice, as carts know it: keep it when you rename one.',
  choice: 'What guests read.',
  price: 'Added to the price of the dish, such as 1.50. Empty for nothing.',
  default: "'yes' if it is chosen from the start.",
  diets: 'Separated by |, such as vegan|halal. Leave it empty if not declared.',
  allergens: 'Separated by |, such as gluten|milk. Leave it empty if not declared.',
};

/** The columns of a file of options. */
export function OptionColumns() {
  return (
    <FileColumns
      columns={optionColumns.map((column) => [column, meanings[column]] as const)}
      text="One row for each choice. Groups that the file leaves out stay as they are. The quickest way to start is to export the options and edit that file."
    />
  );
}
