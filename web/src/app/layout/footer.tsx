import type { ReactNode } from 'react';
import ClockIcon from 'lucide-react/icons/clock';
import MailIcon from 'lucide-react/icons/mail';
import MapPinIcon from 'lucide-react/icons/map-pin';
import PhoneIcon from 'lucide-react/icons/phone';
import { Link } from 'react-router-dom';
import { brand } from '@brand/brand.ts';
import { brandPages, hasBrandPages, legalLine } from 'virtual:brand-pages';
import { useCategories } from '../../lib/categories.ts';
import { callAddress } from '../../lib/telephones.ts';
import { addressLines } from '../../model/address-lines.ts';
import { linksInUse } from '../../model/category-path.ts';
import { useShownHours } from '../../model/shown-hours.ts';
import { ComingSoon, Soon } from '../../ui/coming-soon.tsx';
import { BrandMark } from './brand-mark.tsx';
import * as words from '../words.en.ts';
import type { Elements } from '../../ui/elements.ts';

/** Links, the restaurant's contact and the copyright line. */
export function Footer() {
  return (
    <footer className="relative mt-20 bg-sand">
      <svg
        viewBox="0 0 1440 60"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-full h-8 w-full fill-sand sm:h-12"
        aria-hidden="true"
      >
        <path d="M0 61V38C180 4 380 0 620 24S1130 62 1440 16V61Z" />
      </svg>
      <div className="container-page grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-6 py-6 sm:grid-cols-2 lg:grid-cols-4">
        <div className="grid content-start justify-items-start gap-2 max-sm:col-span-full">
          <BrandMark />
          <p className="text-soft">{`${brand.tagline}.`}</p>
        </div>
        <FooterLinks />
        <FooterContact />
      </div>
      <div className="container-page">
        <div className="border-t border-hairline py-3 text-sm text-soft">
          <span>{`© ${currentYear()} ${brand.name}. ${words.rightsReserved}`}</span>
          {legalLine !== '' && <p>{legalLine}</p>}
          {hasBrandPages && <FurtherPages />}
        </div>
      </div>
    </footer>
  );
}

/** The restaurant's pages that no column names, such as its terms. */
function FurtherPages() {
  const named = brand.footer.flatMap(({ links }) => links.map(({ to }) => to));
  const pages = brandPages.filter(({ path }) => !named.includes(path));
  if (pages.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-8">
      {pages.map(({ path, title }) => (
        <li key={path} className="flex">
          <Link to={path} className="py-1 hover:text-leaf-700">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function currentYear(): number {
  return new Date().getFullYear();
}

const iconClasses = 'mt-1 size-4.5 text-leaf-700';

/** The restaurant's address, opening hours and contact details. */
function FooterContact() {
  const hours = useShownHours();
  return (
    <address className="text-soft not-italic max-sm:col-span-full">
      <h2 className="mb-3 font-bold text-ink">{words.contact}</h2>
      <ul className="grid gap-2">
        <Line icon={<MapPinIcon className={iconClasses} />}>
          <Blocks lines={addressLines} />
        </Line>
        <Line icon={<PhoneIcon className={iconClasses} />}>
          {brand.telephones.map((telephone) => (
            <a key={telephone} className="block hover:text-leaf-700" href={callAddress(telephone)}>
              <bdi>{telephone}</bdi>
            </a>
          ))}
        </Line>
        <Line icon={<MailIcon className={iconClasses} />}>
          <a className="hover:text-leaf-700" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </Line>
        {hours.length > 0 && (
          <Line icon={<ClockIcon className={iconClasses} />}>
            <Blocks lines={hours} />
          </Line>
        )}
      </ul>
    </address>
  );
}

function Blocks({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

function Line({ icon, children }: { icon: Elements; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {icon}
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}

/** The columns of links. A link without a page yet says so, or its heading does for all. */
function FooterLinks() {
  const categories = useCategories();
  return brand.footer.map(({ title, links }) => {
    const isAllComing = links.every(({ to }) => to === undefined);
    return (
      <div key={title}>
        <h2 className="mb-3 font-bold">
          <span>{title}</span>
          {isAllComing && <Soon />}
        </h2>
        <ul className="grid justify-items-start gap-1">
          {linksInUse(links, categories).map(({ label, to }) => (
            <li key={label} className="flex">
              {to ? (
                <Link to={to} className="py-1 hover:text-leaf-700">
                  {label}
                </Link>
              ) : (
                <ComingSoon className="py-1" isSaidBeside={isAllComing}>
                  {label}
                </ComingSoon>
              )}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
