import { Icon, type IconProps } from './icon.tsx';

export function BinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13m-7 4v5m4-5v5" />
    </Icon>
  );
}
