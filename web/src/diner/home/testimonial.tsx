import type { Home } from '../../../../brands/home.schema.ts';
import StarIcon from 'lucide-react/icons/star';
import { SectionTitle } from './section-title.tsx';

type TestimonialProps = NonNullable<Home['testimonial']>;

/** A guest's review, and the rating, beside a dish that reaches over the edge of its card. */
export function Testimonial(props: TestimonialProps) {
  const { eyebrow, title, image, quote, person, about, rating } = props;
  return (
    <section className="container-page py-6 lg:py-8">
      <div className="relative grid gap-3 overflow-hidden rounded-lg bg-leaf-100 p-5 lg:p-10">
        <SectionTitle eyebrow={eyebrow} title={title} />
        <figure className="max-w-lg">
          <blockquote className="text-xl font-semibold">
            <q>{quote}</q>
          </blockquote>
          <figcaption className="mt-2 text-soft">
            <span className="font-semibold text-ink">{person}</span>
            <span>{`, ${about}`}</span>
          </figcaption>
        </figure>
        {rating && <Rating {...rating} />}
        <TestimonialArt image={image} />
      </div>
    </section>
  );
}

function Rating({ title, value, count, guests }: NonNullable<TestimonialProps['rating']>) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ul className="flex" aria-hidden="true">
        {guests.map((guest) => (
          <li
            key={guest}
            className="-ms-3 grid size-12 place-items-center rounded-pill border-4 border-leaf-100 bg-leaf-200 font-bold first:ms-0"
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

/** A dish in front of a leaf disc, both of which end at the edge of the card. */
function TestimonialArt({ image }: Pick<TestimonialProps, 'image'>) {
  return (
    <div className="testimonial-art">
      <div className="leaf-disc absolute inset-0" />
      <img
        src={image.replace('.webp', '-l.webp')}
        alt=""
        width="512"
        height="512"
        loading="lazy"
        className="relative"
      />
    </div>
  );
}
