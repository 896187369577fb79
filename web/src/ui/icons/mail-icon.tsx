import { Icon, type IconProps } from './icon.tsx';

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6h18v12H3zm0 1 9 6.5L21 7" />
    </Icon>
  );
}
