import { StarRating } from './star-rating.tsx';

const samples = [
  {
    name: 'Spicy noodles',
    art: '/dish-art/plated/fire-sesame-noodles.webp',
    tint: 'tint-pizza',
    stars: 5,
  },
  { name: 'Garden bowl', art: '/dish-art/plated/garden-bowl.webp', tint: 'tint-salad', stars: 4 },
];

/** Two sample dishes; their price is part of the picture. */
export function SampleDishes() {
  return (
    <ul className="relative mt-1 flex gap-2 sm:gap-6">
      {samples.map((sample) => (
        <SampleDish key={sample.name} {...sample} />
      ))}
    </ul>
  );
}

function SampleDish({ name, art, tint, stars }: (typeof samples)[number]) {
  return (
    <li
      className={`${tint} flex flex-1 items-center gap-2 rounded-lg bg-card p-2 shadow-raised sm:gap-3 sm:p-3`}
    >
      <span className="tinted grid size-11 shrink-0 place-items-center rounded-sm sm:size-16">
        <img src={art} alt="" width="56" height="56" className="w-5/6" />
      </span>
      <div className="grid gap-0.5 text-sm leading-snug sm:text-base">
        <p className="font-semibold">{name}</p>
        <StarRating count={stars} />
        <p className="font-bold text-tomato tabular-nums">$18.00</p>
      </div>
    </li>
  );
}
