import type { ReactNode } from 'react';
import {
  BadgeIcon,
  CalendarIcon,
  CreditCardIcon,
  FolderIcon,
  LockIcon,
  ReceiptIcon,
  StarIcon,
  TicketIcon,
  UserIcon,
  UsersIcon,
} from '#web/ui/icons.tsx';
import type { SectionPage } from '../rules/mypage-sections.ts';

export const sectionIcons: Record<SectionPage, () => ReactNode> = {
  myTicket: () => <TicketIcon />,
  badge: () => <BadgeIcon />,
  favorite: () => <StarIcon />,
  businessAppointment: () => <CalendarIcon />,
  myFolder: () => <FolderIcon />,
  profile: () => <UserIcon />,
  memberProfile: () => <UsersIcon />,
  loginInfo: () => <LockIcon />,
  creditCard: () => <CreditCardIcon />,
  ticketCharge: () => <ReceiptIcon />,
};
