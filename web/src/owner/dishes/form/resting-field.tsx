import { Section } from '../../parts/section.tsx';
import { Switch } from '../../parts/switch.tsx';
import type { DishFieldsProps } from './dish-field.ts';
import * as dishWords from '../../parts/dish/words.en.ts';
import * as words from './words.en.ts';

/** Whether the dish rests, off the menu without being deleted. */
export function RestingField({ values, change }: DishFieldsProps) {
  return (
    <Section title={dishWords.onMenu}>
      <Switch
        name="resting"
        label={dishWords.letRest}
        text={words.letRestText}
        isOn={values.resting !== ''}
        onChange={(isOn) => {
          change({ resting: isOn ? 'yes' : '' });
        }}
      />
    </Section>
  );
}
