export const discardQuestion = (count: number) => `Discard ${count} changes?`;
export const discardText = 'What you typed will be gone.';
export const confirmDiscard = 'Discard';
export const keepEditing = 'Keep editing';

export const conflictText =
  'They saved while you were editing. Choose what to keep, then save again. Nothing you typed is lost.';
export const takenOver = (properties: string) =>
  `What else they changed is in the form already: ${properties}.`;
export const keepMine = 'Keep all of mine';
export const takeTheirs = "Take all that's saved";
export const yours = 'Yours';
