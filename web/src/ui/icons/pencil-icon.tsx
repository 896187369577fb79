import { Icon, type IconProps } from './icon.tsx';

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 1-4L16 5l3 3L8 19l-4 1Zm10-13 3 3" />
    </Icon>
  );
}
