import { Icon, type IconProps } from './icon.tsx';

export function DashboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h7v9H4zm9 0h7v5h-7zm0 7h7v9h-7zm-9 4h7v5H4z" />
    </Icon>
  );
}
