export const defaultScreenName = 'Pass';
export const kitchenTicket = 'Kitchen ticket';
export const counterTicket = 'Counter ticket';
export const stillOnMenu = (dish: string, why: string) => `${dish} is still on the menu. ${why}`;

export const undoStepOf = (order: string) => `Undo ${order}`;

export const reloadBoard = 'Reload this board';
