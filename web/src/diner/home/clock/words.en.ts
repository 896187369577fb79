export const clock = 'Around the clock';

/** The time as people say it. The hour is one of `hours`, or of `nextHours`. */
export const fivePast = (hour: string) => `five past ${hour}`;
export const tenPast = (hour: string) => `ten past ${hour}`;
export const quarterPast = (hour: string) => `quarter past ${hour}`;
export const twentyPast = (hour: string) => `twenty past ${hour}`;
export const twentyFivePast = (hour: string) => `twenty-five past ${hour}`;
export const halfPast = (hour: string) => `half past ${hour}`;
export const twentyFiveTo = (hour: string) => `twenty-five to ${hour}`;
export const twentyTo = (hour: string) => `twenty to ${hour}`;
export const quarterTo = (hour: string) => `quarter to ${hour}`;
export const tenTo = (hour: string) => `ten to ${hour}`;
export const fiveTo = (hour: string) => `five to ${hour}`;

export const hours = {
  one: 'one',
  two: 'two',
  three: 'three',
  four: 'four',
  five: 'five',
  six: 'six',
  seven: 'seven',
  eight: 'eight',
  nine: 'nine',
  ten: 'ten',
  eleven: 'eleven',
  twelve: 'twelve',
};
/** The hours in `five to one`. */
export const nextHours = {
  one: 'one',
  two: 'two',
  three: 'three',
  four: 'four',
  five: 'five',
  six: 'six',
  seven: 'seven',
  eight: 'eight',
  nine: 'nine',
  ten: 'ten',
  eleven: 'eleven',
  twelve: 'twelve',
};

/** Gets a capital letter at the start. */
export const courseTime = (course: string) => `${course} o'clock`;
export const timeForCourse = (time: string, course: string) => `It's ${time}: ${course} o'clock`;
