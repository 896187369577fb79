import { Icon, type IconProps } from './icon.tsx';

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm-1 12 4.5-4.5 4 4 2.5-2.5 5 5M15.5 9h.01" />
    </Icon>
  );
}
