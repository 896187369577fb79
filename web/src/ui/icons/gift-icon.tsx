import { Icon, type IconProps } from './icon.tsx';

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h16v8H4zM3 8h18v4H3zm9 0v12M12 8S7 8 7 5.5 11 4 12 8Zm0 0s5 0 5-2.5S13 4 12 8Z" />
    </Icon>
  );
}
