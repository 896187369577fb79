import { useState } from 'react';
import type { RevisedCategories } from '@thymely/contract/categories/endpoints';
import { inThousands } from '@thymely/contract/ground/in-words';
import { useDeleteCategory } from '../../api/menu/category-editing.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { showToast } from '../../ui/messages/messages.ts';
import type { CategoryValues } from './category-values.ts';
import * as words from './words.en.ts';

type DeleteCategoryDialogProps = {
  /** The category; without one, the dialog is closed. */
  category: CategoryValues | undefined;
  /** How many dishes it has. */
  dishes: number;
  saved: RevisedCategories;
  /** Whether the form has changes, which are not part of this. */
  isDirty: boolean;
  onClose: () => void;
};

/** Asks where the dishes of a category go before it is deleted. */
export function DeleteCategoryDialog(props: DeleteCategoryDialogProps) {
  const { category, isDirty, onClose } = props;
  return (
    <Dialog
      open={category !== undefined}
      title={category ? words.deleteQuestion(category.name) : ''}
      onClose={onClose}
    >
      {category &&
        (isDirty ? <p>{words.saveFirst}</p> : <Deletion {...props} category={category} />)}
    </Dialog>
  );
}

function Deletion(props: DeleteCategoryDialogProps & { category: CategoryValues }) {
  const { category, dishes, saved, onClose } = props;
  const { id = '', name } = category;
  const [to, setTo] = useState('');
  const { mutate, isPending, error } = useDeleteCategory();
  const onDeleted = () => {
    onClose();
    focusHeading();
    showToast(words.deleted(name));
  };
  const others = saved.categories.filter((other) => other.id !== id);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ id, to, revision: saved.revision }, { onSuccess: onDeleted });
      }}
    >
      <SelectField
        label={words.dishesGoTo(dishes, inThousands(dishes))}
        placeholder={words.chooseCategory}
        options={others.map((other) => ({ value: other.id, label: other.name }))}
        value={to}
        error={error ? messageOf(error) : undefined}
        onChange={({ target }) => {
          setTo(target.value);
        }}
      />
      <Button type="submit" tone="danger" busy={isPending} disabled={to === ''}>
        {words.deleteAndMove}
      </Button>
    </form>
  );
}
