import { Icon, type IconProps } from './icon.tsx';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3h3l1.5 4.5L8.5 9a11 11 0 0 0 6.5 6.5l1.5-2L21 15v3a2.5 2.5 0 0 1-2.7 2.5C10.5 20 4 13.5 3.5 5.7A2.5 2.5 0 0 1 6 3Z" />
    </Icon>
  );
}
