import ConciergeBellIcon from 'lucide-react/icons/concierge-bell';
import GiftIcon from 'lucide-react/icons/gift';
import ShoppingBagIcon from 'lucide-react/icons/shopping-bag';
import TimerIcon from 'lucide-react/icons/timer';
import { ComingSoon, comingSoonButton } from '../../ui/coming-soon.tsx';
import { SectionTitle } from './section-title.tsx';

const services = [
  {
    name: 'Catering',
    text: 'Your guests, our kitchen: trays for ten to two hundred people.',
    Icon: ConciergeBellIcon,
  },
  {
    name: 'Fast delivery',
    text: "From the oven straight to the counter, while it's hot.",
    Icon: TimerIcon,
  },
  {
    name: 'Online Ordering',
    text: 'Choose, tap, done. Ready when you are.',
    Icon: ShoppingBagIcon,
  },
  { name: 'Gift Cards', text: 'Dinner for a friend, in any amount.', Icon: GiftIcon },
];

/** The kitchen's other services. */
export function Services() {
  return (
    <section className="container-page grid items-center gap-10 py-16 lg:grid-cols-2">
      <div className="grid justify-items-start gap-6">
        <SectionTitle eyebrow="Our story & services" title="A kitchen that goes further" />
        <p className="max-w-lg text-lg text-soft">
          We started with one oven and a walk-up window. We still cook every dish to order, and now
          it waits for you when you come.
        </p>
        <ComingSoon className={comingSoonButton}>Explore</ComingSoon>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2">
        {services.map(({ name, text, Icon }) => (
          <li key={name} className="rise rounded-lg bg-leaf-100 p-6 sm:even:translate-y-6">
            <span className="rise-art grid size-14 place-items-center rounded-pill bg-card text-leaf-700 shadow-card">
              <Icon className="size-7" />
            </span>
            <h3 className="mt-4 text-lg font-bold">{name}</h3>
            <p className="mt-1.5 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
