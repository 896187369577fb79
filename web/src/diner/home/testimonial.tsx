import type { Home } from '../../../../brands/home.schema.ts';
import StarIcon from 'lucide-react/icons/star';
import { LeafSprig } from '../../ui/pictures/art.tsx';
import { SectionTitle } from './section-title.tsx';

type TestimonialProps = NonNullable<Home['testimonial']>;

/** A guest's review, and the rating. */
export function Testimonial(props: TestimonialProps) {
  const { eyebrow, title, image, quote, person, about, rating } = props;
  return (
    <section className="container-page grid items-center gap-x-8 gap-y-10 overflow-x-clip py-16 lg:grid-cols-2">
      <TestimonialArt image={image} />
      <div className="grid justify-items-start gap-6">
        <SectionTitle eyebrow={eyebrow} title={title} />
        <figure className="relative mt-4 rounded-lg bg-card p-6 pt-10 shadow-card">
          <svg
            viewBox="0 0 48 36"
            className="absolute start-6 -top-4 w-12 fill-leaf-500"
            aria-hidden="true"
          >
            <path d="M0 36V20C0 8 7 1 19 0v7c-6 1-9 4-9 9h9v20zM27 36V20C27 8 34 1 46 0v7c-6 1-9 4-9 9h9v20z" />
          </svg>
          <blockquote className="text-xl">{quote}</blockquote>
          <figcaption className="mt-4 text-soft">
            <span className="font-semibold text-ink">{person}</span>
            <span>{`, ${about}`}</span>
          </figcaption>
        </figure>
        {rating && <Rating {...rating} />}
      </div>
    </section>
  );
}

function Rating({ title, value, count, guests }: NonNullable<TestimonialProps['rating']>) {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <ul className="flex" aria-hidden="true">
        {guests.map((guest) => (
          <li
            key={guest}
            className="-ms-3 grid size-14 place-items-center rounded-pill border-4 border-paper bg-leaf-200 text-lg font-bold first:ms-0"
          >
            {guest}
          </li>
        ))}
      </ul>
      <div className="leading-snug">
        <p className="font-semibold">{title}</p>
        <p className="flex items-center gap-1.5">
          <StarIcon className="fill-current text-star" />
          <span className="font-bold">{value}</span>
          <span className="text-soft">{count}</span>
        </p>
      </div>
    </div>
  );
}

/** A dish in front of a leaf disc, with steam and thyme. */
function TestimonialArt({ image }: Pick<TestimonialProps, 'image'>) {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-md">
      <LeafSprig className="absolute bottom-[8%] -left-1 w-[15%] -rotate-30 text-leaf-700" />
      <LeafSprig className="absolute top-[10%] -right-1 w-[13%] rotate-45 text-leaf-700" />
      <div className="leaf-disc absolute inset-[9%]" />
      <div className="float-2 absolute inset-[19%]">
        <Steam className="absolute -top-[16%] left-[32%] w-[36%] text-line" />
        <div className="lifted">
          <img
            src={image.replace('.webp', '-l.webp')}
            alt=""
            width="512"
            height="512"
            loading="lazy"
            className="w-full"
          />
        </div>
      </div>
    </div>
  );
}

/** Three strands of rising steam, in the color of the text around them. Decorative. */
function Steam({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 72 64"
      className={`steam ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M14 54C6 44 22 36 14 24C9 17 12 12 15 8" />
      <path d="M36 58C27 46 45 37 36 22C31 14 34 8 38 4" />
      <path d="M58 54C50 44 66 36 58 24C53 17 56 12 59 8" />
    </svg>
  );
}
