import type { Fault } from './fault.ts';

/** Answers a call to the sign-in provider, which has another origin, as if it had gone well. */
function provides(method: string, json: object): Fault {
  const headers = { 'access-control-allow-origin': '*' };
  return {
    install: (page) =>
      page.route(`**/accounts:${method}**`, (route) => route.fulfill({ headers, json })),
  };
}

/** Mails are no part of a screen: the provider sends none, and each mailed code is good. */
export const mailFaults = {
  'no mail is really sent': provides('sendOobCode', { email: 'nina@thymely.example' }),
  'a mailed code is good': provides('resetPassword', {
    email: 'nina@thymely.example',
    requestType: 'PASSWORD_RESET',
  }),
};
