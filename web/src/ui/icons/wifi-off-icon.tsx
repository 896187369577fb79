import { Icon, type IconProps } from './icon.tsx';

export function WifiOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3 3 18 18M8.5 16.5a5 5 0 0 1 7 0M5 12.8a10 10 0 0 1 5-2.7m4 0a10 10 0 0 1 5 2.7M2 9a15 15 0 0 1 4.5-3M10.5 5A15 15 0 0 1 22 9m-10 11h.01" />
    </Icon>
  );
}
