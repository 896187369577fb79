import { useRef } from 'react';
import type { NewMenuItem } from '@thymely/contract/menu';
import { useCreateMenuItem } from '../../api/menu-editing.ts';
import { showAlert } from '../../ui/messages.ts';
import { DishForm } from './dish-form.tsx';
import { emptyDish } from './dish-values.ts';
import { ScreenHeading } from './screen-heading.tsx';

export default function AddMenuScreen() {
  const { mutateAsync } = useCreateMenuItem();
  // One key for one dish, however often a person has to try: an answer may have got lost.
  const attempt = useRef<{ key: string; body: string }>(undefined);

  const add = async (item: NewMenuItem) => {
    const body = JSON.stringify(item);
    if (attempt.current?.body !== body) attempt.current = { key: crypto.randomUUID(), body };
    await mutateAsync({ item, idempotencyKey: attempt.current.key });
    attempt.current = undefined;
    return emptyDish;
  };
  return (
    <>
      <ScreenHeading
        title="Add Menu"
        text="A new dish is on the public menu as soon as it is saved."
      />
      <DishForm
        initial={emptyDish}
        submitLabel="Add Item"
        save={add}
        onSaved={() => {
          showAlert('Your Item is inserted successfully!');
        }}
      />
    </>
  );
}
