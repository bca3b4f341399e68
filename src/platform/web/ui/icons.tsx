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
export const UserIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 12.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4M4.3 20.5c.9-3.3 3.9-5.2 7.7-5.2s6.8 1.9 7.7 5.2"
  />
);
export const UsersIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M9 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4M2.5 20c.7-3.2 3.3-5 6.5-5s5.8 1.8 6.5 5M15.5 4.4a3.7 3.7 0 0 1 0 6.8M18 15.4c1.9.7 3.1 2.3 3.5 4.6"
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
export const ShareIcon = (props: IconProps) => (
  <Icon {...props} path="M12 15V3.5M8 7.3l4-3.8 4 3.8M7 10.5H5.5v10h13v-10H17" />
);
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.6v.1" />
);
export const WarningIcon = (props: IconProps) => <Icon {...props} path="M12 4.2l9 15.6H3zM12 10.2v4.3M12 17.1v.1" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} path="M5 12.6l4.6 4.6L19.2 7.5" />;
export const SuccessIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.3l2.9 2.9 5.2-5.6" />
);
export const PlayIcon = (props: IconProps) => <Icon {...props} path="M7.5 5.2v13.6L18.5 12z" />;
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.2V12l3.3 2" />
);
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
export const HeartIcon = (props: IconProps) => (
  <Icon {...props} path="M12 20.2S3.8 15.5 3.8 9.5A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.2 2.8c0 6-8.2 10.7-8.2 10.7" />
);
export const PlusIcon = (props: IconProps) => <Icon {...props} path="M12 5v14M5 12h14" />;
export const LinkIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M10 14.5a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 9.5a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1"
  />
);
export const BoothIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4.5 4.5h15l1 5a2.8 2.8 0 0 1-5.6.2 2.9 2.9 0 0 1-5.8 0A2.8 2.8 0 0 1 3.5 9.5zM5.5 12.3V20h13v-7.7M10 20v-4.5h4V20"
  />
);
export const BagIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M6 8h12l1.2 10.7a1.6 1.6 0 0 1-1.6 1.8H6.4a1.6 1.6 0 0 1-1.6-1.8zM8.7 10.5V7a3.3 3.3 0 0 1 6.6 0v3.5"
  />
);
export const FilterIcon = (props: IconProps) => <Icon {...props} path="M4 7h16M7.5 12h9M10.5 17h3" />;
export const GridIcon = (props: IconProps) => (
  <Icon {...props} path="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />
);
export const BadgeIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M9 3.5L12 7l3-3.5M6.5 7h11A1.5 1.5 0 0 1 19 8.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5v-11A1.5 1.5 0 0 1 6.5 7M12 14a2.1 2.1 0 1 0 0-4.2 2.1 2.1 0 0 0 0 4.2M8.6 18.2c.6-1.5 1.8-2.2 3.4-2.2s2.8.7 3.4 2.2"
  />
);
export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.8 12S6.2 5.8 12 5.8 21.2 12 21.2 12 17.8 18.2 12 18.2 2.8 12 2.8 12M12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6"
  />
);
export const DocumentIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M7 3.5h6.5L19 9v9.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2M13.3 3.7v5.5H19M8.5 13h7M8.5 16.5h4.5"
  />
);
export const FolderIcon = (props: IconProps) => (
  <Icon {...props} path="M3.5 7.5a2 2 0 0 1 2-2h4l2 2.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z" />
);
export const CreditCardIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M3.5 10h17M7 14.5h3"
  />
);
export const ReceiptIcon = (props: IconProps) => (
  <Icon {...props} path="M6 3.5h12v17l-2-1.6-2 1.6-2-1.6-2 1.6-2-1.6-2 1.6zM9.2 8h5.6M9.2 12h5.6" />
);
export const MinusIcon = (props: IconProps) => <Icon {...props} path="M5 12h14" />;
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M9.9 6.1c.7-.2 1.4-.3 2.1-.3 5.8 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.6 3.3M6.4 7.5A15 15 0 0 0 2.8 12S6.2 18.2 12 18.2c1.8 0 3.4-.6 4.7-1.4M10 10.1a2.8 2.8 0 0 0 3.9 3.9M4.5 4.5l15 15"
  />
);
