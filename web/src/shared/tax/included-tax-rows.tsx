import { includesTax, taxCentsOf, type IncludedTax } from '@thymely/contract/ordering/included-tax';
import { formatCents } from '@thymely/contract/ground/price/format-cents';
import { formatRate } from '@thymely/contract/ground/price/format-rate';
import { classes } from '../../ui/classes.ts';
import * as words from './words.en.ts';

type IncludedTaxRowsProps = { taxes: readonly IncludedTax[]; className?: string };

/** The tax that a total includes, and how much of it is due at each rate where there are several. */
export function IncludedTaxRows({ taxes, className }: IncludedTaxRowsProps) {
  if (!includesTax(taxes)) return null;
  const [only, ...others] = taxes;
  const label =
    only && others.length === 0 ? words.taxIncludedAt(formatRate(only.bp)) : words.taxIncluded;
  return (
    <dl className={classes('grid gap-0.5 tabular-nums', className)}>
      <Row label={label} cents={taxCentsOf(taxes)} />
      {others.length > 0 && <TaxOfEachRate taxes={taxes} />}
    </dl>
  );
}

/** One row for each rate, as rows of a list of descriptions. */
export function TaxOfEachRate({ taxes }: { taxes: readonly IncludedTax[] }) {
  return taxes.map(({ name, bp, cents }) => (
    <Row key={`${bp} ${name}`} label={`${name} ${formatRate(bp)}`} cents={cents} isIndented />
  ));
}

function Row({
  label,
  cents,
  isIndented = false,
}: {
  label: string;
  cents: number;
  isIndented?: boolean;
}) {
  return (
    <div className={classes('flex justify-between gap-4 text-sm text-soft', isIndented && 'ps-4')}>
      <dt className="min-w-0 wrap-anywhere">
        <bdi>{label}</bdi>
      </dt>
      <dd translate="no">{formatCents(cents)}</dd>
    </div>
  );
}
