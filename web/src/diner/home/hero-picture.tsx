import { heroPicture } from './hero-picture-sizes.ts';

const { address, widths } = heroPicture;

/** The restaurant's own picture below the banner. It comes after the headline, which is painted first. */
export function HeroPicture({ text }: { text: string }) {
  return (
    <div className="container-page">
      <img
        src={address(widths[0] ?? 0)}
        srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
        sizes="(min-width: 1440px) 1344px, 100vw"
        alt={text}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full rounded-lg bg-sand object-cover sm:aspect-21/9"
      />
    </div>
  );
}
