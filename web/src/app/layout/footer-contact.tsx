import ClockIcon from 'lucide-react/icons/clock';
import MailIcon from 'lucide-react/icons/mail';
import MapPinIcon from 'lucide-react/icons/map-pin';
import PhoneIcon from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';

const iconClasses = 'mt-1 size-4.5 text-leaf-700';

/** Where the restaurant is, when it is open, and how to reach it. */
export function FooterContact() {
  return (
    <address className="text-soft not-italic">
      <h2 className="mb-3 font-bold tracking-normal text-ink">Contact</h2>
      <ul className="grid gap-2">
        <Line icon={<MapPinIcon className={iconClasses} />}>
          {brand.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Line>
        <Line icon={<PhoneIcon className={iconClasses} />}>
          <a className="hover:text-leaf-700" href={`tel:${brand.phone.replaceAll(/[^+\d]/g, '')}`}>
            {brand.phone}
          </a>
        </Line>
        <Line icon={<MailIcon className={iconClasses} />}>
          <a className="hover:text-leaf-700" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </Line>
        <Line icon={<ClockIcon className={iconClasses} />}>{brand.openingHours}</Line>
      </ul>
    </address>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {icon}
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}
