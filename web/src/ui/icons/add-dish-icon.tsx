import { Icon, type IconProps } from './icon.tsx';

export function AddDishIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 14a8 8 0 0 1 12-6.9M3 18h13M12 6V4m7 6v8m-4-4h8" />
    </Icon>
  );
}
