import { Icon, type IconProps } from './icon.tsx';

export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 8h14l1 12H4zm3.5 3V7a3.5 3.5 0 0 1 7 0v4" />
    </Icon>
  );
}
