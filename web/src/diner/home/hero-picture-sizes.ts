/** The widths in which a build writes the large picture of the home page, in pixels. */
export const heroPicture = {
  widths: [800, 1600],
  address: (width: number) => `/dish-art/hero-${width}.webp`,
};
