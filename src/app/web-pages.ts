import type { PageName } from '#kernel/page.ts';

export const notAvailable = 'features/error-page/web/not-available-page';
export const notFound = 'features/error-page/web/not-found-page';
export const withdrawn = 'features/error-page/web/withdrawn-page';
export const preview = 'app/pages/preview-page';

/** In the place of a content that is closed. */
export const closedScreens = {
  noMember: 'features/doors/web/no-member-page',
  outsidePeriod: 'features/error-page/web/outside-period-page',
  ticketNeeded: 'features/doors/web/ticket-needed-page',
};

/** Every page with its screen; the pages of features to come are honestly not available. */
export const pageScreens = {
  home: 'app/pages/home-page',
  verify: 'features/doors/web/verify-page',
  login: 'app/pages/login-page',
  register: 'features/account/web/register-page',
  registerComplete: 'features/account/web/register-complete-page',
  reset: 'features/account/web/reset-page',
  terms: 'features/terms/web/terms-page',
  privacyPolicy: 'features/terms/web/privacy-policy-page',
  transferReceive: 'features/my-ticket/web/transfer-receive-page',
  reception: 'features/reception/web/reception-page',
  board: 'features/reception/web/board-page',
  report: 'features/my-bag/web/report-page',
  mypage: 'features/mypage/web/mypage-page',
  reportEdit: 'features/my-bag/web/report-edit-page',
  badge: 'features/mypage/web/badge-page',
  businessAppointment: 'features/booth/web/business-appointment-page',
  creditCard: 'features/credit-card/web/credit-card-page',
  favorite: 'features/favorite/web/favorite-page',
  loginInfo: 'app/pages/login-info-page',
  memberProfile: 'features/profile/web/member-profile-page',
  myFolder: 'features/mypage/web/my-folder-page',
  myTicket: 'features/my-ticket/web/my-ticket-page',
  profile: 'features/profile/web/profile-page',
  ticketCharge: 'features/ticket-charge/web/ticket-charge-page',
  couponStaff: 'features/coupon/web/coupon-staff-page',
  unsubscribe: 'features/account/web/unsubscribe-page',
  ticketList: 'features/ticket/web/ticket-list-page',
  ticketDetail: 'features/ticket/web/ticket-list-page',
  ticketPayment: 'features/ticket/web/ticket-payment-page',
  ticketPurchased: 'features/ticket/web/ticket-purchased-page',
  ticketListAlias: 'features/ticket/web/ticket-list-page',
  ticketDetailAlias: 'features/ticket/web/ticket-list-page',
  ticketPaymentAlias: 'features/ticket/web/ticket-payment-page',
  ticketPurchasedAlias: 'features/ticket/web/ticket-purchased-page',
  myTicketContent: 'features/my-ticket/web/my-ticket-content-page',
  myTicketDetail: 'features/my-ticket/web/my-ticket-detail-page',
  myTicketPayment: 'features/my-ticket/web/my-ticket-payment-page',
  myTicketPurchased: 'features/my-ticket/web/my-ticket-purchased-page',
  timetable: 'features/timetable/web/timetable-page',
  liveChat: 'features/live-chat/web/live-chat-page',
  liveChatContact: 'features/live-chat/web/live-chat-contact-page',
  moduleList: 'app/pages/module-list-page',
  moduleDetail: 'app/pages/module-detail-page',
  moduleTyped: 'app/pages/module-detail-page',
  error: 'features/error-page/web/error-page',
} satisfies Record<PageName, string>;
