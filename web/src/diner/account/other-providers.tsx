import { brand } from '@brand/brand.ts';
import { ComingSoon, Soon, comingSoonButton } from '../../ui/coming-soon.tsx';
import { FacebookIcon, GithubIcon } from '../../ui/pictures/brand-marks.tsx';

const providers = [
  { name: 'Facebook', ProviderIcon: FacebookIcon },
  { name: 'GitHub', ProviderIcon: GithubIcon },
];

/** The buttons of social providers that do not work yet; the word 'Soon' stands below them once. */
export function OtherProviders() {
  if (!brand.showsAnnounced) return null;
  return (
    <div className="mt-6 grid grid-cols-1 justify-items-center gap-2 text-soft">
      <ul className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        {providers.map(({ name, ProviderIcon }) => (
          <li key={name} className="grid">
            <ComingSoon className={`${comingSoonButton} gap-2`} isSaidBeside>
              <ProviderIcon /> <span>{name}</span>
            </ComingSoon>
          </li>
        ))}
      </ul>
      <Soon />
    </div>
  );
}
