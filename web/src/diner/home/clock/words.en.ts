export const clock = 'Around the clock';

/** The time as people say it. The hour is one of `hours`, or of `nextHours`. */
export const fivePast = (hour: string) => `five past ${hour}`;
export const tenPast = (hour: string) => `ten past ${hour}`;
export const quarterPast = (hour: string) => `quarter past ${hour}`;
export const twentyPast = (hour: string) => `twenty past ${hour}`;
export const twentyFivePast = (hour: string) => `twenty-five past ${hour}`;
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
/** Some languages count halves from the next hour: at `six` they say `half seven`. */
export const halfPast = {
  one: 'half past one',
  two: 'half past two',
  three: 'half past three',
  four: 'half past four',
  five: 'half past five',
  six: 'half past six',
  seven: 'half past seven',
  eight: 'half past eight',
  nine: 'half past nine',
  ten: 'half past ten',
  eleven: 'half past eleven',
  twelve: 'half past twelve',
};

/** Gets a capital letter at the start. */
export const courseTime = (course: string) => `${course} o'clock`;
export const timeForCourse = (time: string, course: string) => `It's ${time}: ${course} o'clock`;
