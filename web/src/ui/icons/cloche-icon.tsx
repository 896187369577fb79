import { Icon, type IconProps } from './icon.tsx';

export function ClocheIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 17h18M5 17a7 7 0 0 1 14 0M12 10V8m-1.5-1.5h3M4.5 20h15" />
    </Icon>
  );
}
