import { brand } from '../brand/brand.ts';

/** A link that calls the restaurant's telephone number. */
export function PhoneLink({ className }: { className?: string }) {
  return (
    <a href={`tel:${brand.phone.replaceAll(/[^+\d]/g, '')}`} className={className}>
      {brand.phone}
    </a>
  );
}
