import { callAddress, mainTelephone } from '../lib/telephones.ts';

type PhoneLinkProps = {
  className?: string;
  /** What the link says instead of the number. */
  words?: string;
};

/** A link that calls the restaurant's main telephone number. */
export function PhoneLink({ className, words = mainTelephone }: PhoneLinkProps) {
  return (
    <a href={callAddress(mainTelephone)} className={className}>
      <bdi>{words}</bdi>
    </a>
  );
}
