import type { NewMenuItem } from '@thymely/contract/menu/endpoints';
import { useCreateMenuItem } from '../../api/menu/menu-editing.ts';
import { showAlert } from '../../ui/messages/messages.ts';
import { DishForm } from './form/dish-form.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';

export default function AddMenuScreen() {
  const { mutateAsync } = useCreateMenuItem();
  const add = async (item: NewMenuItem) => {
    await mutateAsync(item);
    // The form starts over for the next dish.
    return undefined;
  };
  return (
    <>
      <ScreenHeading
        title="Add Menu"
        text="A new dish appears on the menu as soon as you save it."
      />
      <DishForm
        dish={undefined}
        submitLabel="Add Item"
        save={add}
        onSaved={() => {
          showAlert('Your Item is inserted successfully!');
        }}
      />
    </>
  );
}
