export type Dial = { center: number; radius: number };

/** Returns a point of the dial, in the units of a drawing. */
export function dialPoint(angle: number, { center, radius }: Dial): [x: number, y: number] {
  const radians = (angle * Math.PI) / 180;
  return [center + radius * Math.sin(radians), center - radius * Math.cos(radians)];
}
