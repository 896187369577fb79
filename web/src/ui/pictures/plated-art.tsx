import { classes } from '../classes.ts';

type PlatedArtProps = {
  /** The addresses of the drawings, the large one first: the build looks for them in the code. */
  art: readonly [string, ...string[]];
};

/** The places of the smaller plates around the large one. */
const places = [
  '-top-3 -left-6 size-[76px]',
  '-right-5 bottom-5 size-[84px]',
  '-bottom-4 left-0 size-[64px]',
];

/** Plated dishes on a disc, as decoration where there is nothing else to see. */
export function PlatedArt({ art: [main, ...others] }: PlatedArtProps) {
  return (
    <div className="relative grid size-[200px] place-items-center rounded-pill bg-leaf-200">
      <PlateDrawing art={main} className="size-[184px]" />
      {others.map((each, index) => (
        <PlateDrawing key={each} art={each} className={classes('absolute', places[index])} />
      ))}
    </div>
  );
}

type PlateDrawingProps = {
  art: string;
  className: string;
  /** Whether it is what people look at first, so that it is requested first. */
  isFirst?: boolean;
};

/** One plated dish. */
export function PlateDrawing({ art, className, isFirst = false }: PlateDrawingProps) {
  return (
    <img
      src={art}
      alt=""
      width="256"
      height="256"
      {...(isFirst && { fetchPriority: 'high' as const })}
      className={classes('object-contain drop-shadow-lg', className)}
    />
  );
}
