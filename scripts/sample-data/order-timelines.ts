import type { OrderStep, RejectReason } from '@thymely/contract/orders/order-states';

type TimelineStep = {
  step: OrderStep;
  /** The minutes after the placement, or after the promised time where that is given. */
  minutes: number;
  after: 'placed' | 'due';
  reason?: RejectReason;
};

/** The timeline of a sample diner's order. */
export type OrderTimeline = {
  diner: 'sample-diner-ben' | 'sample-diner-cleo';
  /** The local time on an evening some days ago, or the minutes before the data is made. */
  placed: { daysAgo: number; at: string } | { minutesAgo: number };
  /** The quantity of each dish. */
  dishes: Record<string, number>;
  /** The choices (group and choice) and the note for some of the dishes. */
  wishes?: Record<string, { choices: [string, string][]; note?: string }>;
  note?: string;
  allergies?: string;
  steps: TimelineStep[];
};

const accepted: TimelineStep = { step: 'accept', minutes: 1, after: 'placed' };
const started: TimelineStep = { step: 'start', minutes: 2, after: 'placed' };
const readyInTime: TimelineStep = { step: 'ready', minutes: -1, after: 'due' };
const collected: TimelineStep = { step: 'collect', minutes: 4, after: 'due' };

/** The timelines, oldest first: every way an order can end, and one order that is cooking. */
export const orderTimelines: OrderTimeline[] = [
  {
    diner: 'sample-diner-ben',
    placed: { daysAgo: 9, at: '18:40' },
    dishes: { 'ember-margherita': 2, 'thyme-lemonade': 2 },
    steps: [accepted, started, readyInTime, collected],
  },
  {
    diner: 'sample-diner-cleo',
    placed: { daysAgo: 6, at: '12:05' },
    dishes: { 'garden-bowl': 1, 'blood-orange-cooler': 1 },
    steps: [
      accepted,
      started,
      { step: 'ready', minutes: 6, after: 'due' },
      { ...collected, minutes: 9 },
    ],
  },
  {
    diner: 'sample-diner-ben',
    placed: { daysAgo: 2, at: '18:05' },
    dishes: { 'strawberry-layer-cake': 3 },
    steps: [{ step: 'reject', minutes: 2, after: 'placed', reason: 'sold_out' }],
  },
  {
    diner: 'sample-diner-cleo',
    placed: { daysAgo: 2, at: '20:10' },
    dishes: { 'apple-pie': 2 },
    steps: [accepted, started, readyInTime, { step: 'no-show', minutes: 45, after: 'due' }],
  },
  {
    diner: 'sample-diner-cleo',
    placed: { daysAgo: 1, at: '17:55' },
    dishes: { 'four-cheeses': 1 },
    steps: [{ step: 'cancel', minutes: 2, after: 'placed' }],
  },
  {
    diner: 'sample-diner-ben',
    placed: { daysAgo: 1, at: '18:30' },
    dishes: { 'four-cheeses': 1, 'garden-bowl': 1, 'apple-pie': 1 },
    note: 'A second fork, please.',
    steps: [accepted, started, readyInTime, collected],
  },
  {
    diner: 'sample-diner-ben',
    placed: { minutesAgo: 4 },
    dishes: { 'ember-margherita': 1, 'coal-rib-eye': 1, 'thyme-lemonade': 2 },
    wishes: {
      'coal-rib-eye': {
        choices: [
          ['doneness', 'medium-rare'],
          ['burger-sides', 'fries'],
        ],
        note: 'The sauce on the side, please.',
      },
    },
    note: 'No basil on the pizza, please.',
    allergies: 'Hazelnuts',
    steps: [accepted, started],
  },
];
