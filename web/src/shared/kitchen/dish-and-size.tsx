type DishAndSizeProps = {
  name: string;
  /** The name of the size, if the dish has sizes. */
  size: string | undefined;
  className?: string;
};

/** A dish with its size in bold right behind its name: 'Margherita **Large**'. */
export function DishAndSize({ name, size, className }: DishAndSizeProps) {
  return (
    <span className={className}>
      <bdi>{name}</bdi>
      {size !== undefined && (
        <strong>
          {' '}
          <bdi>{size}</bdi>
        </strong>
      )}
    </span>
  );
}
