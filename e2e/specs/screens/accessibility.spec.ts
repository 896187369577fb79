import { testAccessibility } from '../../screens/check-accessibility.ts';
import { screenStates } from '../../screens/screen-states.ts';
import { endsOfVisits } from '../../screens/visits.ts';

testAccessibility(endsOfVisits(screenStates).filter(({ fault }) => fault === undefined));
