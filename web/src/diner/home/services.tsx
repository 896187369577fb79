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
    <section className="container-page grid items-center gap-10 py-16 lg:grid-cols-2">
      <div className="grid justify-items-start gap-6">
        <SectionTitle eyebrow={eyebrow} title={title} />
        <p className="max-w-lg text-lg text-soft">{story}</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {cards.map(({ name, text, icon, isAnnounced }) => (
          <li key={name} className="rise rounded-lg bg-leaf-100 p-6 sm:even:translate-y-6">
            <span className="rise-art grid size-14 place-items-center rounded-pill bg-card text-leaf-700 shadow-card">
              <CardIcon icon={icon} />
            </span>
            <div className="mt-4 flex items-center">
              <h3 className="text-lg font-bold">{name}</h3>
              {isAnnounced && <p className="soon">{words.soon}</p>}
            </div>
            <p className="mt-1.5 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardIcon({ icon }: { icon: keyof typeof icons }) {
  const Icon = icons[icon];
  return <Icon className="size-7" />;
}
