import type { NewMenuItem } from '@thymely/contract/menu/endpoints';
import { useCreateMenuItem } from '../../api/menu/menu-editing.ts';
import { showAlert } from '../../ui/messages/messages.ts';
import { DishForm } from './form/dish-form.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import * as titles from '../../model/screen-words.en.ts';
import * as words from './words.en.ts';

export default function AddMenuScreen() {
  const { mutateAsync } = useCreateMenuItem();
  const add = async (item: NewMenuItem) => {
    await mutateAsync(item);
    // The form starts over for the next dish.
    return undefined;
  };
  return (
    <>
      <ScreenHeading title={titles.addMenu} text={words.addText} />
      <DishForm
        dish={undefined}
        submitLabel={words.addItem}
        save={add}
        onSaved={() => {
          showAlert(words.added);
        }}
      />
    </>
  );
}
