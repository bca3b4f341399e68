import { Icon, type IconProps } from './icon.tsx';

/* The icons that no frame and no common widget of a home shows: a first load carries all of a file of which it shows one. */

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} path="M5.5 9.5L12 16l6.5-6.5" />;
export const ShareIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 15V3.5M7.5 8L12 3.5 16.5 8M7 11.5H6a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5a2 2 0 0 0-2-2h-1"
  />
);
export const BellIcon = (props: IconProps) => (
  <Icon {...props} path="M6.3 16.8v-5.6a5.7 5.7 0 0 1 11.4 0v5.6l1.3 1.4H5zM10 21h4" />
);
export const DownloadIcon = (props: IconProps) => <Icon {...props} path="M12 4v11.5M7 11l5 5 5-5M4.5 20.2h15" />;
export const MailIcon = (props: IconProps) => (
  <Icon {...props} path="M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M4 7l8 6 8-6" />
);
export const NewsIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M6 4h9.5a1.5 1.5 0 0 1 1.5 1.5V18a2 2 0 0 0 2 2H6.5a2.5 2.5 0 0 1-2.5-2.5V6a2 2 0 0 1 2-2M17 9h1.5A1.5 1.5 0 0 1 20 10.5V18.5M7.5 8.5h6M7.5 12h6M7.5 15.5h3.5"
  />
);
export const LogoutIcon = (props: IconProps) => (
  <Icon {...props} path="M14 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H14M10.5 12h9.5M16.5 8.5L20 12l-3.5 3.5" />
);
export const ImageIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M5.5 4.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2M3.5 16l5-5 5 5 2.5-2.5 4.5 4.5M15.5 9.5v.1"
  />
);
export const QuestionIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.6a2.6 2.6 0 1 1 3.9 2.2c-.9.5-1.4 1-1.4 2M12 16.7v.1"
  />
);
export const PrintIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M7 8.5V4h10v4.5M7 16.5H5.5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H17M7 13.5h10V20H7z"
  />
);
export const TrashIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5a1.5 1.5 0 0 0 1.5 1.4h6.2a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10 11v6M14 11v6"
  />
);
export const GiftIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4.5 12v6.5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V12M3.5 8h17v4h-17zM12 8v12.5M12 8S10.9 3.5 8.2 3.5a2.2 2.2 0 0 0 0 4.5M12 8s1.1-4.5 3.8-4.5a2.2 2.2 0 0 1 0 4.5"
  />
);
export const UsersIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M9 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4M2.5 20c.7-3.2 3.3-5 6.5-5s5.8 1.8 6.5 5M15.5 4.4a3.7 3.7 0 0 1 0 6.8M18 15.4c1.9.7 3.1 2.3 3.5 4.6"
  />
);
export const CheckIcon = (props: IconProps) => <Icon {...props} path="M5 12.6l4.6 4.6L19.2 7.5" />;
export const SuccessIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.3l2.9 2.9 5.2-5.6" />
);
export const PlayIcon = (props: IconProps) => <Icon {...props} path="M7.5 5.2v13.6L18.5 12z" />;
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.2V12l3.3 2" />
);
export const HeartIcon = (props: IconProps) => (
  <Icon {...props} path="M12 20.2S3.8 15.5 3.8 9.5A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.2 2.8c0 6-8.2 10.7-8.2 10.7" />
);
export const PlusIcon = (props: IconProps) => <Icon {...props} path="M12 5v14M5 12h14" />;
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
