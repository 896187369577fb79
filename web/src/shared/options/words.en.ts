export const chooseExactly = (count: number) => `Choose ${count}`;
export const chooseAny = 'Choose any';
export const chooseAnyIfYouLike = 'Choose any, if you like';
export const chooseUpTo = (max: number) => `Choose up to ${max}`;
export const chooseUpToIfYouLike = (max: number) => `Choose up to ${max}, if you like`;
export const chooseAtLeast = (min: number) => `Choose at least ${min}`;
/** Follows one of these rules: `Choose up to 4, at most 2 of each`. */
export const withMostOfEach = (rule: string, most: number) => `${rule}, at most ${most} of each`;
export const chooseBetween = (min: number, max: number) => `Choose ${min} to ${max}`;
