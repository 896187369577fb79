import type { Home } from '../../../../brands/home.schema.ts';
import { useCategories } from '../../lib/categories.ts';
import { linksInUse } from '../../model/category-path.ts';
import { Link } from 'react-router-dom';
import { SectionTitle } from './section-title.tsx';

/** Popular categories, each linking to the menu. */
export function Categories({ eyebrow, title, cards }: NonNullable<Home['categories']>) {
  const present = useCategories();
  return (
    <section className="container-page grid items-center gap-5 py-6 lg:grid-cols-4 lg:py-8">
      <SectionTitle eyebrow={eyebrow} title={title} />
      <ul className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 lg:col-span-3 xl:grid-cols-4">
        {linksInUse(cards, present).map((card) => (
          <li
            key={card.title}
            className="rise relative flex flex-wrap items-center gap-2 rounded-lg bg-card p-2.5 shadow-card"
          >
            <span
              className={`tint-${card.tint ?? 'popular'} tint-disc grid size-12 place-items-center sm:size-16`}
            >
              <img
                src={card.image}
                alt=""
                width="48"
                height="48"
                loading="lazy"
                className="rise-art w-4/5"
              />
            </span>
            <div className="grid flex-1 basis-20 leading-snug">
              {/* The whole card is clickable; the note stays outside the link's name. */}
              <Link to={card.to} className="font-bold after:absolute after:inset-0">
                {card.title}
              </Link>
              {card.note !== undefined && <span className="text-sm text-soft">{card.note}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
