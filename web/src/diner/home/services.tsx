import type { Home } from '../../../../brands/home.schema.ts';
import ConciergeBellIcon from 'lucide-react/icons/concierge-bell';
import GiftIcon from 'lucide-react/icons/gift';
import ShoppingBagIcon from 'lucide-react/icons/shopping-bag';
import TimerIcon from 'lucide-react/icons/timer';
import * as words from '../../ui/words.en.ts';
import { SectionTitle } from './section-title.tsx';

const icons = {
  bell: ConciergeBellIcon,
  timer: TimerIcon,
  bag: ShoppingBagIcon,
  gift: GiftIcon,
};

/** The kitchen's other services. */
export function Services(props: NonNullable<Home['services']>) {
  const { eyebrow, title, text: story, cards } = props;
  return (
    <section className="container-page grid items-center gap-5 py-6 lg:grid-cols-3 lg:py-8">
      <div>
        <SectionTitle eyebrow={eyebrow} title={title} />
        <p className="mt-2 text-soft">{story}</p>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-lg bg-hairline shadow-card sm:grid-cols-2 lg:col-span-2">
        {cards.map(({ name, text, icon, isAnnounced }) => (
          <li key={name} className="flex items-center gap-3 bg-card p-3">
            <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-leaf-100 text-leaf-700">
              <CardIcon icon={icon} />
            </span>
            <div className="leading-snug">
              <div className="flex items-center">
                <h3 className="font-bold">{name}</h3>
                {isAnnounced && <p className="soon">{words.soon}</p>}
              </div>
              <p className="text-sm text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardIcon({ icon }: { icon: keyof typeof icons }) {
  const Icon = icons[icon];
  return <Icon />;
}
