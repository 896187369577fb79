export const tomorrow = 'tomorrow';
export const dayAtTime = (day: string, time: string) => `${day} at ${time}`;
/** These two begin a time that is over: `Today, 6:42 PM`. */
export const today = 'Today';
export const yesterday = 'Yesterday';
