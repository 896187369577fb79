import HeartIcon from 'lucide-react/icons/heart';
import { useState } from 'react';
import { classes } from '../../ui/classes.ts';

/** Likes a dish on this page only: nothing is sent or kept. */
export function LikeButton({ dishName }: { dishName: string }) {
  const [isLiked, setIsLiked] = useState(false);
  return (
    <button
      type="button"
      aria-label={`Like ${dishName}`}
      aria-pressed={isLiked}
      className="absolute top-0 right-0 grid size-12 place-items-center rounded-tr-lg rounded-bl-lg bg-leaf-700 text-on-leaf transition-colors hover:bg-leaf-800"
      onClick={() => {
        setIsLiked(!isLiked);
      }}
    >
      {/* A new element on each press, so that it comes forward again. */}
      <span key={String(isLiked)} className={classes(isLiked && 'pop')}>
        <HeartIcon className={isLiked ? 'fill-current' : ''} />
      </span>
    </button>
  );
}
