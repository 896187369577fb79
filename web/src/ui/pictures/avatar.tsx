import UserRoundIcon from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { smallPicture } from '../../lib/pictures/picture-sizes.ts';
import { classes } from '../classes.ts';

type AvatarProps = {
  /** The photo's URL. A default drawing is shown when it is missing or cannot be loaded. */
  photoUrl: string | null;
  /** The classes that set the size. */
  className: string;
};

/** A round picture of a person; decorative, so name them next to it. */
export function Avatar({ photoUrl, className }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const frame = classes('rounded-pill bg-leaf-200 object-cover', className);
  if (!photoUrl || photoUrl === failedUrl) {
    return (
      <span className={classes('grid place-items-center text-ink', frame)}>
        <UserRoundIcon className="size-3/5" />
      </span>
    );
  }
  return (
    <img
      src={smallPicture(photoUrl)}
      alt=""
      referrerPolicy="no-referrer"
      className={frame}
      onError={() => {
        setFailedUrl(photoUrl);
      }}
    />
  );
}
