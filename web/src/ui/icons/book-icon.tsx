import { Icon, type IconProps } from './icon.tsx';

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2Zm0 0v14" />
    </Icon>
  );
}
