declare module 'subset-font' {
  type AxisRange = { min: number; max: number; default?: number };
  /** Returns the font with only the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | AxisRange>;
    },
  ): Promise<Buffer>;
}
