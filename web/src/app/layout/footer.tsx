import { brand } from '../../brand.ts';
import { LeafSprig } from '../../ui/art/leaf-sprig.tsx';
import { BrandMark } from './brand-mark.tsx';
import { FooterContact } from './footer-contact.tsx';
import { FooterLinks } from './footer-links.tsx';

/** Links, the restaurant's contact and the copyright line. */
export function Footer() {
  return (
    <footer className="relative mt-28 bg-sand">
      <svg
        viewBox="0 0 1440 60"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-full h-8 w-full fill-sand sm:h-12"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 61V38C180 4 380 0 620 24S1130 62 1440 16V61Z" />
      </svg>
      <div className="container-page grid gap-x-8 gap-y-10 pt-10 pb-12 sm:grid-cols-2 lg:grid-cols-4">
        <div className="grid content-start justify-items-start gap-3">
          <BrandMark />
          <p className="text-soft">{brand.tagline}.</p>
          <LeafSprig className="h-16 -rotate-12 text-leaf-700 opacity-60" />
        </div>
        <FooterLinks />
        <FooterContact />
      </div>
      <div className="container-page">
        <p className="border-t border-hairline py-6 text-sm text-soft">
          © {new Date().getFullYear()} {brand.name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
