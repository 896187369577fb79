export const noSuchEntry = "This entry doesn't exist.";
export const listCannotContinue = "The list can't continue from there.";

export const noDiets = 'none';
export const noAllergens = 'none';
export const noOptions = 'none';
export const yes = 'yes';
export const between = (least: number, most: number) => `${least} to ${most}`;
export const withMostOfEach = (choose: string, most: number) =>
  `${choose}, at most ${most} of each`;
export const loadOf = (load: number) => `load ${load}`;
export const minutes = (count: number) => `${count} min`;
export const hidden = 'hidden';
export const inCarousel = 'in the carousel';
export const looks = (category: string, color: string, plate: string) =>
  `${category}: color ${color}, plate ${plate}`;
export const chosenFromStart = 'chosen from the start';
