import { Icon, type IconProps } from './icon.tsx';

export function HistoryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5v5h5M4.5 10a8 8 0 1 1-.3 4M12 8v4.5l3 1.5" />
    </Icon>
  );
}
