import { testAccessibility } from '../../screens/check-accessibility.ts';
import { screenStates } from '../../screens/screen-states.ts';

testAccessibility(screenStates.filter(({ fault, seenIn }) => fault === undefined && !seenIn));
