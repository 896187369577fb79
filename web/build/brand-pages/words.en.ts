export const taxNumber = (number: string) => `Tax number ${number}`;
