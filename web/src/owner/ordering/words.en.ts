export const titleText = 'When guests can order, and what the kitchen can take.';
export const history = 'History';
export const loading = 'Loading';
export const remove = 'Remove';
export const save = 'Save';
export const saved = 'Saved. Guests see it now.';
export const conflict = 'Someone else changed these settings';
export const savedNow = 'Saved now';
export const noHours = 'No hours yet: nobody can order';
export const noHoursText =
  "Set when guests can pick up, and ordering begins as soon as you save. Without hours, your site shows the menu only. That's fine, too.";

export const guestView = 'What a guest sees now';
export const guestViewIsSaved = "Guests don't see your changes until you save them.";
export const earliestPickUp = (time: string) => `Earliest pick-up: ${time}`;
export const noKitchenScreen = "No kitchen screen is on, so guests can't order for now.";
export const openBoard = 'Open the board';
export const nextDays = 'The next seven days';
export const noOrdering = "There's no online ordering";
export const today = 'Today';

export const pauseOrders = 'Pause orders';
export const pauseOrdersText = 'When the kitchen is overrun. Guests can still order for later.';
export const pauseFor = 'Pause for';
export const quarterHour = '15 min';
export const halfHour = '30 min';
export const oneHour = '1 hour';
export const paused = 'Orders are paused';
export const pausedUntilTime = (time: string, reason: string) => `Until ${time}. ${reason}`;
export const pausedUntilDay = (dayAndTime: string, reason: string) =>
  `Until ${dayAndTime}. ${reason}`;
export const resumeOrders = 'Resume orders';

export const timeZones = 'Time zones';
export const timeThere = (time: string, zone: string) => `It's ${time} there now (${zone}).`;
export const searchTimeZone = 'Search by city or time zone';
export const noTimeZone = 'No time zone matches. Try the nearest large city.';

export const timing = 'Times and capacity';
export const timingText = 'How soon an order is ready, and how many fit at a time.';
export const checkout = 'Checkout';
export const checkoutText = 'What an order needs, and what guests are told.';

/** Where the form asks for more than the name of a setting. */
export const settingLabels = {
  needsScreen: 'Take orders only while a kitchen screen is on',
  verifiedOnly: 'Only guests with a verified email can order',
};
export const settingHints = {
  leadMinutes: "From the order until it's ready.",
  lastOrderMinutes: 'The last pick-up time is this long before you close.',
  slotMinutes: 'Guests choose pick-up times this far apart.',
  slotCapacity: 'What the kitchen can finish in one slot. A dish counts 1, a drink 0.',
  slotOrders: 'However small they are. Guests without a verified email get at most half.',
  answerMinutes:
    'While you are open. An order that the kitchen has not answered by then ends by itself, and its guest is told. 0 for no limit.',
  minCents: '0 for no minimum.',
  phone: 'Only the kitchen sees it, on a press, and it is deleted a day later.',
  notes: "To the order as a whole, such as 'no onions'.",
  needsScreen:
    "When no kitchen screen has been seen for three minutes, guests can't order for now, so no order goes unseen.",
  verifiedOnly:
    'Others are asked at checkout to open the link that we email them. It keeps made-up orders out.',
  unverifiedOrders:
    'Of all such guests together, for one day. It keeps made-up orders from filling your kitchen.',
  unverifiedPerAddress:
    'Of such guests, in an hour. It keeps one person with many accounts from ordering for all. Guests in one Wi-Fi share an address.',
};
export const daysAheadHint = (most: string) => `0 is today only, ${most} is the most.`;

export const mailsText =
  'Nothing is sent until whoever runs the site has set a mail server. Only verified addresses get mail.';
export const mailsToGuests = 'To guests';
export const mailsToAdmins = 'To every admin';
export const mailTexts = {
  received: 'As soon as an order is placed.',
  accepted: 'With the time at which it will be ready.',
  ready: 'When the food can be picked up.',
  refused: 'With the reason, also if nobody answered.',
  unanswered: 'When an order ends by itself.',
  board_gone: 'Once per opening, when guests cannot order because no screen is on.',
  day_sums: 'When the day is over: no order is open, or two hours after closing.',
};

/** What two people have set differently: its name, and what they have set. */
export const usualHours = 'The usual hours';
export const notStated = 'Not stated';

export const percentFault = 'Write a percentage from 0 to 50, with at most three decimals.';
export const timeZoneMissing = 'Choose a time zone.';
export const openMissing = 'Enter the time you open.';
export const closeMissing = 'Enter the time you close.';
export const dateMissing = 'Choose a date.';
export const dateTwice = 'This date is already listed.';
export const overlap = (hours: string) => `This overlaps with ${hours}.`;
export const overlapWithDay = (day: string, hours: string) =>
  `This overlaps with ${day}, ${hours}.`;

export const closeOrdering = 'Close ordering';
export const closeOrderingText =
  'Until you reopen it, for today and for later. Hours and orders already placed stay.';
export const writeSentence = 'Write a sentence for guests';
export const sentence = 'Sentence for guests';
export const sentenceHint = 'For example: We are closed for a wedding and back on Monday.';
export const sentenceMissing = 'Write what guests should read.';
export const orderingClosed = 'Ordering is closed';
export const guestsRead = (sentence: string) => `Guests read: “${sentence}”`;
export const reopenOrdering = 'Reopen ordering';
