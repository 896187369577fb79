import { ComingSoon } from '../../ui/coming-soon.tsx';
import { FacebookIcon } from '../../ui/brand-marks.tsx';
import { GithubIcon } from '../../ui/brand-marks.tsx';

const providers = [
  { name: 'Facebook', ProviderIcon: FacebookIcon },
  { name: 'GitHub', ProviderIcon: GithubIcon },
];

/** Social buttons that are there and do not work yet. */
export function OtherProviders() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
      {providers.map(({ name, ProviderIcon }) => (
        <li key={name} className="grid gap-1 text-center">
          <ComingSoon className="inline-flex min-h-11 items-center justify-center gap-2 rounded-pill border border-dashed border-line text-soft">
            <ProviderIcon /> {name}
          </ComingSoon>
          <span aria-hidden="true" className="text-xs text-soft">
            Soon
          </span>
        </li>
      ))}
    </ul>
  );
}
