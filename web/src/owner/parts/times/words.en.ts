export const until = (time: string) => `until ${time}`;
export const untilNextDay = (time: string) => `until ${time} the next day`;
