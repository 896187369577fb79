export const contains = (allergens: string) => `Contains ${allergens}`;
export const undeclared = 'Allergens not declared';

export const upTo = (max: number) => `Up to ${max}`;
export const atMostOfEach = (most: number) => `At most ${most} of each`;
export const optional = 'Optional';
export const required = 'Required';
export const done = 'Done';

/** These three follow the name of the group: `Size: choose 1`. */
export const choose = (count: number) => `choose ${count}`;
export const chooseMore = (count: number) => `choose ${count} more`;
export const chooseAgain = 'choose again';
