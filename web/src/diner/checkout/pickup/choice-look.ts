/** The look of what is selected: of a half, a day, an hour and a time. */
const selected =
  'has-checked:border-leaf-700 has-checked:bg-leaf-100 has-checked:shadow-[inset_0_0_0_1px_var(--color-leaf-700)]';

/** A label that is chosen by a radio button inside. */
export const choosable = `cursor-pointer rounded-sm border border-line ${selected}`;

/** The same as a chip: its radio button is invisible, so the chip has the outline of the focus. */
export const chip = `${choosable} relative grid content-center justify-items-center px-1 text-center text-sm font-medium tabular-nums has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf-700`;

/** A chip without room stays in sight, so that nobody looks for it. */
export const fullChip = 'cursor-not-allowed! border-dashed text-soft';

export const hiddenRadio = 'absolute inset-0 cursor-pointer appearance-none opacity-0';
