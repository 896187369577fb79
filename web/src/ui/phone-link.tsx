import { brand } from '@brand/brand.ts';

type PhoneLinkProps = {
  className?: string;
  /** What the link says instead of the number. */
  words?: string;
};

/** A link that calls the restaurant's telephone number. */
export function PhoneLink({ className, words = brand.phone }: PhoneLinkProps) {
  return (
    <a href={`tel:${brand.phone.replaceAll(/[^+\d]/g, '')}`} className={className}>
      <bdi>{words}</bdi>
    </a>
  );
}
