export const noPayments = 'There are no payments to be reported.';
