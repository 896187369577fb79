import type { ReactElement } from 'react';

type WordsAroundProps = {
  /** How the words look; without it they are only heard. */
  className?: string;
  /** A sentence of `richText`. */
  children: readonly (ReactElement | string)[];
};

/** A sentence whose words look otherwise than its parts: `Order #47`, of which only the number is seen. */
export function WordsAround({ className = 'sr-only', children }: WordsAroundProps) {
  return children.map((part, index) =>
    typeof part === 'string'
      ? part !== '' && (
          // The places of a sentence never change.
          <span key={`words ${index}`} className={className}>
            {part}
          </span>
        )
      : part,
  );
}
