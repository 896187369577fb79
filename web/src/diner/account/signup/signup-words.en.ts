import { richText } from '@thymely/contract/ground/words';

export const agreement = <Value>(pages: Value) =>
  richText`By signing up you agree to our ${pages}.`;
