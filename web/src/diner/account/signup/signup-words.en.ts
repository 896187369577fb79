import { inParts } from '@thymely/contract/ground/words';

export const agreement = <Part>(pages: Part) => inParts`By signing up you agree to our ${pages}.`;
