import { brand } from '../brand/brand.ts';

/** The restaurant's telephone number, which a press calls. */
export function PhoneLink({ className }: { className?: string }) {
  return (
    <a href={`tel:${brand.phone.replaceAll(/[^+\d]/g, '')}`} className={className}>
      {brand.phone}
    </a>
  );
}
