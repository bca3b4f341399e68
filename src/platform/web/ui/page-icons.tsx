import { Icon, type IconProps } from './icon.tsx';

/* The icons that no home shows: a home carries all of a file of which it shows one. */

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
