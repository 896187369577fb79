import type { Home } from '../../../../brands/home.schema.ts';
import { Link } from 'react-router-dom';
import { SectionTitle } from './section-title.tsx';

/** Popular categories, each linking to the menu. */
export function Categories({ eyebrow, title, cards }: NonNullable<Home['categories']>) {
  return (
    <section className="container-page py-16">
      <div className="grid justify-items-center text-center">
        <SectionTitle eyebrow={eyebrow} title={title} />
      </div>
      <ul className="mt-10 grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2 sm:gap-6 lg:grid-cols-4">
        {cards.map((card) => (
          <li
            key={card.title}
            className="rise relative grid justify-items-center gap-1 rounded-lg bg-card px-3 py-6 text-center shadow-card"
          >
            <span
              className={`tint-${card.tint ?? 'popular'} tint-disc grid size-24 place-items-center sm:size-28`}
            >
              <img
                src={card.image}
                alt=""
                width="72"
                height="72"
                loading="lazy"
                className="rise-art w-2/3"
              />
            </span>
            {/* The whole card is clickable; the note stays outside the link's name. */}
            <Link to={card.to} className="mt-4 text-lg font-bold after:absolute after:inset-0">
              {card.title}
            </Link>
            {card.note !== undefined && <span className="text-soft">{card.note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
