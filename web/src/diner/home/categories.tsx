import { Link } from 'react-router-dom';
import { SectionTitle } from './section-title.tsx';

/** The static cards of the home page, with fixed counts as specified. */
const homeCategories = [
  {
    id: 'main-dish',
    title: 'Main Dish',
    description: '(86 dishes)',
    image: '/dish-art/plated/thymely-burger.webp',
    to: '/menu',
  },
  {
    id: 'break-fast',
    title: 'Break Fast',
    description: '(12 break fast)',
    image: '/dish-art/plated/buttermilk-pancakes.webp',
    to: '/menu',
  },
  {
    id: 'dessert',
    title: 'Dessert',
    description: '(48 dessert)',
    image: '/dish-art/plated/three-scoop-sundae.webp',
    to: '/menu?category=dessert',
  },
  {
    id: 'browse-all',
    title: 'Browse All',
    description: '(255 Items)',
    image: '/dish-art/plated/sunday-ragu.webp',
    to: '/menu',
  },
] as const;

/** Popular categories, each linking to the menu. */
export function Categories() {
  return (
    <section className="container-page py-16">
      <div className="grid justify-items-center text-center">
        <SectionTitle eyebrow="Customer favorites" title="Popular Categories" />
      </div>
      <ul className="mt-10 grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2 sm:gap-6 lg:grid-cols-4">
        {homeCategories.map(({ id, title, description, image, to }) => (
          <li
            key={id}
            className="rise relative grid justify-items-center gap-1 rounded-lg bg-card px-3 py-6 text-center shadow-card"
          >
            <span className="tint-salad tint-disc grid size-24 place-items-center sm:size-28">
              <img
                src={image}
                alt=""
                width="72"
                height="72"
                loading="lazy"
                className="rise-art w-2/3"
              />
            </span>
            {/* The whole card is clickable; the count stays outside the link's name. */}
            <Link to={to} className="mt-4 text-lg font-bold after:absolute after:inset-0">
              {title}
            </Link>
            <span className="text-soft">{description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
