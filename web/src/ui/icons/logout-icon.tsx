import { Icon, type IconProps } from './icon.tsx';

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4H6v16h8m-4-8h11m-4-4 4 4-4 4" />
    </Icon>
  );
}
