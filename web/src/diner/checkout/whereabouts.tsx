import { brand } from '@brand/brand.ts';
import { addressLines } from '../../model/address-lines.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import * as words from './words.en.ts';

/** The pick-up address, and the number to call. */
export function Whereabouts() {
  return (
    <div className="grid gap-3 border-t border-hairline pt-4">
      <address className="not-italic">
        <span className="block font-semibold">{words.pickUpAt(brand.name)}</span>
        {addressLines.map((line) => (
          <span key={line} className="block text-soft">
            {line}
          </span>
        ))}
        <PhoneLink className="inline-block py-1 font-semibold text-leaf-700" />
      </address>
      <p className="font-medium">{words.callAboutAllergies}</p>
    </div>
  );
}
