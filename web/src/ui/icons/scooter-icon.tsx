import { Icon, type IconProps } from './icon.tsx';

export function ScooterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6.5" cy="17.5" r="2.5" />
      <circle cx="18.5" cy="17.5" r="2.5" />
      <path d="M9 17.5h5.5L17 8.5h-3M17.6 11a5 5 0 0 1 3.6 3.2M4 14.5a4.5 4.5 0 0 1 5-3h4.5M4 8.5h5v3" />
    </Icon>
  );
}
