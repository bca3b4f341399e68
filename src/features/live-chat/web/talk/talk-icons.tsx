import { Icon, type IconProps } from '#web/ui/icon.tsx';

export const SendIcon = (props: IconProps) => <Icon {...props} path="M5 12L4 4.5l16.5 7.5L4 19.5 5 12zM5 12h8" />;
export const MoreIcon = (props: IconProps) => (
  <Icon {...props} path="M5 11.5h.8v1H5zM11.6 11.5h.8v1h-.8zM18.2 11.5h.8v1h-.8z" />
);
export const MeetingIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4.5 6.5h9a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5M15 10.8l6-3.3v9l-6-3.3"
  />
);
