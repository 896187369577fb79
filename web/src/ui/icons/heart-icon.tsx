import { classes } from '../classes.ts';
import { Icon } from './icon.tsx';

export function HeartIcon({ filled }: { filled: boolean }) {
  return (
    <Icon className={classes('size-5', filled && 'fill-current')}>
      <path d="M12 20.5S3.5 15 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 6-8.5 11.5-8.5 11.5Z" />
    </Icon>
  );
}
