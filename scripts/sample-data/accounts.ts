import type { Role } from '@thymely/contract/users/endpoints';
import { brandName } from '../../brands/brand-name.ts';

/**
 * The accounts of the local stack and of tests. Only the emulators get them, never a real project.
 * The domain is reserved for examples; the passwords are meant to be read.
 */
export type SampleAccount = {
  uid: string;
  name: string;
  email: string;
  password: string;
  role: Role;
};

type SampleAccounts = [admin: SampleAccount, kitchen: SampleAccount, ...diners: SampleAccount[]];

export const sampleAccounts: SampleAccounts = [
  {
    uid: 'sample-admin',
    name: 'Ada Thyme',
    email: `admin@${brandName}.example`,
    password: `admin-${brandName}`,
    role: 'admin',
  },
  {
    uid: 'sample-kitchen',
    name: 'Kit Romero',
    email: `kitchen@${brandName}.example`,
    password: `kitchen-${brandName}`,
    role: 'kitchen',
  },
  {
    uid: 'sample-diner-ben',
    name: 'Ben Marlow',
    email: `ben@${brandName}.example`,
    password: `ben-${brandName}`,
    role: 'user',
  },
  {
    uid: 'sample-diner-cleo',
    name: 'Cleo Santos',
    email: `cleo@${brandName}.example`,
    password: `cleo-${brandName}`,
    role: 'user',
  },
];

/** The data that Google would report about a person who signs in with it. */
export type SampleGoogleAccount = {
  /** Google's own id for the person. */
  sub: string;
  name: string;
  email: string;
};

/** The accounts in the local stand-in for Google's chooser; a sign-in creates them. */
export const sampleGoogleAccounts: SampleGoogleAccount[] = [
  { sub: '100000000000000000001', name: 'Gina Okafor', email: 'gina@gmail.example' },
  { sub: '100000000000000000002', name: 'Hugo Lindqvist', email: 'hugo@gmail.example' },
  { sub: '100000000000000000003', name: 'Imani Perera', email: 'imani@gmail.example' },
];

/** The sample people whom the page of the login names, in builds for the emulators. */
export const sampleAccountsOfSite = {
  accounts: sampleAccounts.map(({ name, email, password, role }) => ({
    name,
    email,
    password,
    role,
  })),
  googleAccounts: sampleGoogleAccounts,
};
