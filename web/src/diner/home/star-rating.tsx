import * as words from './words.en.ts';

const stars = [1, 2, 3, 4, 5];

type StarRatingProps = {
  /** The number of whole stars, out of five. */
  count: number;
};

/** A number of stars out of five, with a text for screen readers. */
export function StarRating({ count }: StarRatingProps) {
  return (
    <svg viewBox="0 0 96 18" className="h-3.5" role="img" aria-label={words.stars(count)}>
      {stars.map((star) => (
        <path
          key={star}
          transform={`translate(${(star - 1) * 19.5})`}
          d="M9 .8l2.5 5.3 5.7.7-4.2 4 1.1 5.7L9 13.7l-5.1 2.8L5 10.8l-4.2-4 5.7-.7z"
          className={star <= count ? 'fill-star' : 'fill-hairline'}
        />
      ))}
    </svg>
  );
}
