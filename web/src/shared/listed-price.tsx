import { formatCents } from '@thymely/contract/ground/price/format-cents';
import * as words from './words.en.ts';

type ListedPriceProps = {
  cents: number;
  /** Whether it is the lowest of several prices. */
  isFrom: boolean;
};

/** A price whose amount stays as it is on a translated page. */
export function ListedPrice({ cents, isFrom }: ListedPriceProps) {
  const price = (
    <span key="price" translate="no">
      {formatCents(cents)}
    </span>
  );
  return isFrom ? <span>{words.fromPrice(price)}</span> : price;
}
