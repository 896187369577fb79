import { DashedRing, LeafSprig, LiftedDish } from '../../ui/art.tsx';
import { StarRating } from './star-rating.tsx';

/** Four dishes floating in front of a leaf disc, with the sample dishes on its lower edge. */
export function HeroArt() {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[36rem]">
      <DashedRing className="turn absolute inset-0 text-line opacity-60" />
      <div className="leaf-disc absolute inset-[7%]" />
      <LeafSprig className="absolute top-[2%] left-[24%] w-[9%] -rotate-30 text-leaf-700" />
      <LeafSprig className="absolute bottom-[25%] left-[1%] w-[10%] -rotate-130 text-leaf-700" />

      <div className="float-2 absolute top-[14%] left-0 w-[25%]">
        <Steam className="absolute -top-[34%] left-[22%] w-[56%] text-line" />
        <LiftedDish art="/dish-art/1f372.webp" />
      </div>
      <div className="float-3 absolute top-[5%] right-0 w-[31%]">
        <LiftedDish art="/dish-art/1f355.webp" />
      </div>
      <div className="float-2 absolute top-[48%] right-[1%] w-[25%]">
        <LiftedDish art="/dish-art/1f379.webp" />
      </div>
      <div className="float absolute top-[23%] left-[26%] w-[46%]">
        <LiftedDish art="/dish-art/1f957.webp" isLargest />
      </div>
      <SampleDishes />
    </div>
  );
}

const samples = [
  {
    name: 'Spicy noodles',
    art: '/dish-art/plated/fire-sesame-noodles.webp',
    tint: 'tint-pizza',
    stars: 5,
  },
  { name: 'Garden bowl', art: '/dish-art/1f957.webp', tint: 'tint-salad', stars: 4 },
];

/** Two sample dishes; their price is part of the picture. */
function SampleDishes() {
  return (
    <ul className="absolute inset-x-0 -bottom-4 flex flex-wrap items-end justify-between gap-x-1 gap-y-2 sm:-inset-x-2">
      {samples.map((sample) => (
        <SampleDish key={sample.name} {...sample} />
      ))}
    </ul>
  );
}

function SampleDish({ name, art, tint, stars }: (typeof samples)[number]) {
  return (
    <li
      className={`${tint} flex items-center gap-2 rounded-lg bg-card p-2 shadow-raised odd:mb-8 sm:gap-3 sm:p-3 sm:pr-6`}
    >
      <span className="tinted grid size-11 shrink-0 place-items-center rounded-sm sm:size-16">
        <img src={art} alt="" width="48" height="48" className="w-3/4" />
      </span>
      <div className="grid gap-0.5 text-sm leading-snug sm:text-base">
        <p className="font-semibold">{name}</p>
        <StarRating count={stars} />
        <p className="font-bold text-tomato tabular-nums">$18.00</p>
      </div>
    </li>
  );
}

/** Three strands of rising steam, in the color of the text around it. Decoration. */
export function Steam({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 72 64"
      className={`steam ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M14 54C6 44 22 36 14 24C9 17 12 12 15 8" />
      <path d="M36 58C27 46 45 37 36 22C31 14 34 8 38 4" />
      <path d="M58 54C50 44 66 36 58 24C53 17 56 12 59 8" />
    </svg>
  );
}
