import type { ReactNode } from 'react';
import {
  BadgeIcon,
  BagIcon,
  CalendarIcon,
  CreditCardIcon,
  FolderIcon,
  HeartIcon,
  LockIcon,
  ReceiptIcon,
  TicketIcon,
  UserIcon,
  UsersIcon,
} from '#web/ui/icons.tsx';
import type { SectionPage } from '../rules/mypage-sections.ts';

export const sectionIcons: Record<SectionPage, () => ReactNode> = {
  myTicket: () => <TicketIcon />,
  badge: () => <BadgeIcon />,
  favorite: () => <HeartIcon />,
  reportEdit: () => <BagIcon />,
  businessAppointment: () => <CalendarIcon />,
  myFolder: () => <FolderIcon />,
  profile: () => <UserIcon />,
  memberProfile: () => <UsersIcon />,
  loginInfo: () => <LockIcon />,
  creditCard: () => <CreditCardIcon />,
  ticketCharge: () => <ReceiptIcon />,
};
