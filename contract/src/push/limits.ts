/** The limits of push subscriptions. They are in a file of their own because no first load needs them. */
export const pushLimits = {
  /** The maximum number of devices that are told about one order. */
  devicesPerOrder: 5,
  endpointLength: 1024,
  /** The maximum number of subscriptions of one caller within an hour. */
  subscriptionsPerHour: 30,
} as const;

/** What a device is told: the number of the order, and the state that it has reached. */
export type PushPayload = { order: string; number: number; state: PushedState };

/** The states of which a device is told. */
export const pushedStates = ['ready', 'rejected'] as const;
export type PushedState = (typeof pushedStates)[number];
