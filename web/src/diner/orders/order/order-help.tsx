import { PhoneLink } from '../../../ui/phone-link.tsx';
import * as words from './words.en.ts';

/** Says how to reach somebody who can help with the order. */
export function OrderHelp() {
  return words.ifWrong(
    <PhoneLink
      key="phone"
      className="whitespace-nowrap text-leaf-700 underline underline-offset-4"
    />,
  );
}
