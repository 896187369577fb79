import { Icon, type IconProps } from './icon.tsx';

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3 7 3v5c0 4.5-2.8 8-7 10-4.2-2-7-5.5-7-10V6l7-3Zm-3 9 2 2 4-4" />
    </Icon>
  );
}
