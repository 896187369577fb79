import { Link, type LinkProps } from 'react-router-dom';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import { classes } from './classes.ts';

/** A link that looks like a button. */
export function ButtonLink({ tone, size, className, ...rest }: LinkProps & ButtonLook) {
  const look = { ...(tone && { tone }), ...(size && { size }) };
  return <Link {...rest} className={classes(buttonClasses(look), className)} />;
}
