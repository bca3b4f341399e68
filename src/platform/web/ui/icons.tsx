import { Icon, type IconProps } from './icon.tsx';

/* One function per icon, so that a page carries only those it shows. Drawn for this project on a 24 px grid. */

export const MenuIcon = (props: IconProps) => <Icon {...props} path="M4 7h16M4 12h16M4 17h11" />;
export const CloseIcon = (props: IconProps) => <Icon {...props} path="M6 6l12 12M18 6L6 18" />;
export const BackIcon = (props: IconProps) => <Icon {...props} path="M20 12H4.5M11 5.5L4.5 12l6.5 6.5" />;
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} path="M14.5 5.5L8 12l6.5 6.5" />;
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} path="M9.5 5.5L16 12l-6.5 6.5" />;
export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3.3 12h17.4M12 3c2.4 2.4 3.7 5.6 3.7 9s-1.3 6.6-3.7 9c-2.4-2.4-3.7-5.6-3.7-9S9.6 5.4 12 3"
  />
);
export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5.5 5.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2M3.5 10h17M8 3.2v4.3M16 3.2v4.3"
  />
);
export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 21.5s7.2-6.1 7.2-11.6a7.2 7.2 0 1 0-14.4 0c0 5.5 7.2 11.6 7.2 11.6M12 12.7a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6"
  />
);
export const TicketIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M3.5 9.2V7.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v1.7a2.9 2.9 0 0 0 0 5.6v1.7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-1.7a2.9 2.9 0 0 0 0-5.6M14.5 5.7v2.8M14.5 10.6v2.8M14.5 15.5v2.8"
  />
);
export const ScanIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 8.5V6a2 2 0 0 1 2-2h2.5M15.5 4H18a2 2 0 0 1 2 2v2.5M20 15.5V18a2 2 0 0 1-2 2h-2.5M8.5 20H6a2 2 0 0 1-2-2v-2.5M8.3 12.2l2.6 2.6 4.8-5.3"
  />
);
export const UserIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 12.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4M4.3 20.5c.9-3.3 3.9-5.2 7.7-5.2s6.8 1.9 7.7 5.2"
  />
);
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} path="M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6M15.8 15.8l4.7 4.7" />
);
export const ExternalIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M14 4h6v6M20 4l-9 9M18 14v3.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 4 17.5v-9A2.5 2.5 0 0 1 6.5 6H10"
  />
);
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.6v.1" />
);
export const WarningIcon = (props: IconProps) => <Icon {...props} path="M12 4.2l9 15.6H3zM12 10.2v4.3M12 17.1v.1" />;
export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M7 10.8h10a2 2 0 0 1 2 2v5.7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.7a2 2 0 0 1 2-2M8 10.8V7.5a4 4 0 0 1 8 0v3.3"
  />
);
export const HomeIcon = (props: IconProps) => (
  <Icon {...props} path="M3.8 11.2L12 4l8.2 7.2M6 9.5v10.5h12V9.5M10 20v-5.5h4V20" />
);
export const ChatIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M20.5 11.6a7.9 7.9 0 0 1-8.2 7.7c-1.3 0-2.5-.3-3.6-.8L3.9 20l1.5-4.4a7.4 7.4 0 0 1-1.3-4 7.9 7.9 0 0 1 8.2-7.7 7.9 7.9 0 0 1 8.2 7.7"
  />
);
export const StarIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12.0 4.0L14.3 9.4L20.2 9.9L15.7 13.8L17.1 19.6L12.0 16.5L6.9 19.6L8.3 13.8L3.8 9.9L9.7 9.4z"
  />
);
export const LinkIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M10 14.5a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 9.5a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1"
  />
);
export const DocumentIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M7 3.5h6.5L19 9v9.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2M13.3 3.7v5.5H19M8.5 13h7M8.5 16.5h4.5"
  />
);
