export const defaultScreenName = 'Pass';
export const kitchenTicket = 'Kitchen ticket';
export const counterTicket = 'Counter ticket';

export const undoStepOf = (order: string) => `Undo ${order}`;

export const reloadBoard = 'Reload this board';
/** Of an order with a dish that needs notice, such as a cake. */
export const orderedAhead = 'Ordered ahead';
