/** The restaurant's own picture below the banner, in the sizes of web/build/pictures/hero-picture.ts. */
export function HeroPicture({ text }: { text: string }) {
  return (
    <div className="container-page">
      <img
        src="/dish-art/hero-800.webp"
        srcSet="/dish-art/hero-800.webp 800w, /dish-art/hero-1600.webp 1600w"
        sizes="(min-width: 1440px) 1344px, 100vw"
        alt={text}
        loading="lazy"
        className="aspect-4/3 w-full rounded-lg object-cover sm:aspect-21/9"
      />
    </div>
  );
}
