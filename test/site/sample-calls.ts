import type { Who } from '#kernel/endpoint.ts';

/** A sample of a call at the expo, event 11 of portal 1. Its contract says who may make it. */
export interface SampleCall {
  /** Parameters of the address, beside those of the expo. */
  ids?: Readonly<Record<string, number | string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, string>>;
  /** The refusal that an allowed caller gets for this sample; most samples are accepted. */
  refusal?: number;
  /** The answer at a portal to a call that only events have. */
  atPortal?: number;
}

const identityOfConference = { ids: { eventId: 13, method: 'openid' } } as const;
const credentials = { login_id: 'hanako.demo', password: 'hiroba-demo1' };

const chat = { contentId: 240, dataSourceId: 1 } as const;

/** Calls that need more than the ids of the expo. */
export const sampleCalls: Readonly<Record<string, SampleCall>> = {
  searchEvents: { ids: { contentId: 40 } },
  readEventMonth: { ids: { contentId: 40 }, query: { month: '2026-12' } },
  readPreviewDetail: { ids: { contentId: 10, detailId: 1 } },
  listInvitingEvents: { ids: { contentId: 42 } },
  listConditionalEvents: { ids: { contentId: 43 } },
  checkPasscode: { query: { passcode: '000000' } },
  readConsoleUser: { ids: { consoleUser: 'nobody' } },

  logIn: { body: credentials },
  // A bad token is answered as an ended session, from any caller.
  refreshSession: { body: { refresh_token: 'x' }, refusal: 552 },
  sendRegistrationCode: { body: { mail: 'matrix@example.jp' } },
  verifyRegistrationCode: { body: { mail: 'matrix@example.jp', code: '000000' } },
  register: { body: { registration_token: 'x' } },
  sendResetCode: { body: { mail: 'matrix@example.jp' } },
  verifyResetCode: { body: { mail: 'matrix@example.jp', code: '000000' } },
  resetPassword: { body: { reset_token: 'x' } },
  sendMailChangeCode: { body: { mail: 'matrix2@example.jp', current_password: 'hiroba-demo1' } },
  changeMail: { body: { mail: 'matrix2@example.jp', code: '000000' } },
  changePassword: { body: { password: 'short' } },
  changeLoginId: { body: { login_id: 'short' } },

  startIdentityLogin: { ...identityOfConference },
  startIdentityConnection: { ...identityOfConference },
  finishIdentity: { ...identityOfConference, body: { identity_key: 'x' } },
  connectAccount: { body: { access_token: 'x' } },
  disconnectIdentity: { ...identityOfConference },
  exchangeAppKey: { query: { key: 'x' }, refusal: 410 },

  // A card of the conference, which is charged by Paygent.
  readPaygentAccessToken: { ids: { eventId: 13 } },
  readPaygentEndUserAccessToken: { ids: { eventId: 13 } },

  // The chat that the expo shares with its portal; the previewer has invited another person to the room.
  readChatProfile: { ids: chat },
  saveChatProfile: { ids: chat, refusal: 422 },
  findProfileId: { ids: { ...chat, token: 'x' }, refusal: 404 },
  searchProfiles: { ids: chat },

  announceMessage: { ids: chat, body: { id: '4' } },
  endNotices: { ids: chat },
  readNoticeSettings: { ids: chat },
  subscribePush: { ids: chat, refusal: 422 },
  unsubscribePush: { ids: chat, body: { endpoint: 'https://fcm.googleapis.com/x' } },
  saveNoticeSettings: { ids: chat, body: { mails: '1' } },

  readOwnChat: { ids: chat },
  readUnreadTalks: { ids: chat },
  readComments: { ids: { ...chat, roomId: 2 } },
  startTalk: { ids: chat, refusal: 404 },
  sendComment: { ids: { ...chat, roomId: 2 }, refusal: 422 },
  removeComment: { ids: { ...chat, roomId: 2 }, refusal: 422 },
  readRoom: { ids: { ...chat, roomId: 2 }, body: { index: '0' } },
  acceptInvite: { ids: { ...chat, roomId: 2 } },
  createGroup: { ids: chat, refusal: 422 },
  changeGroup: { ids: { ...chat, roomId: 2 }, refusal: 422 },
  inviteToGroup: { ids: { ...chat, roomId: 2 }, refusal: 422 },
  leaveRoom: { ids: { ...chat, roomId: 2_000 }, refusal: 404 },
  muteRoom: { ids: { ...chat, roomId: 2 }, body: { muted: '1' } },
  deleteContact: { ids: chat, body: { userId: '2000' }, refusal: 404 },
  addContact: { ids: chat, body: { userId: '4' } },
  blockPerson: { ids: chat, refusal: 422 },
  readCommentary: { ids: { contentId: 95, detailId: 1 } },
  sendCommentary: { ids: { contentId: 95, detailId: 1 }, refusal: 422 },
  reportCommentary: { ids: { contentId: 95, detailId: 1 }, body: { index: '999', reason: 'spam' }, refusal: 404 },
  removeCommentary: { ids: { contentId: 95, detailId: 1 }, body: { index: '1' }, refusal: 404 },
  uploadChatPicture: { ids: chat, refusal: 422 },
  commitChatImage: { refusal: 422 },
  readChatPicture: { ids: { ...chat, picture: 'x' }, refusal: 404 },
  reportPerson: { ids: chat, refusal: 422 },

  // Its body is a list, which is sent as JSON.
  setFavorites: { refusal: 422 },
  saveBoothMemo: { body: { contentId: '200', detailId: '1', rank: '3' } },
  readBoothMemo: { ids: { contentId: 200, detailId: 1 } },
  saveReportSetting: { body: { enableShare: '1' } },
  refreshReportToken: { refusal: 422 },
  readSharedReport: { query: { token: 'x' }, refusal: 404 },
  saveReport: { body: { memo: '', name: '', department: '' } },
  readMyFolder: { atPortal: 404 },
  readBooth: { ids: { contentId: 200, detailId: 1 } },
  readExhibitorProfiles: { ids: { contentId: 200, detailId: 1 } },
  readBoothChat: { ids: { contentId: 200, detailId: 1 } },
  listRelatedBooths: { query: { content_id: '200', detail_id: '1' } },
  openHandout: { ids: { moduleCode: 'booth', contentId: 200, detailId: 1 }, body: { handout_id: '1' } },
  readHandout: { ids: { key: 'x' }, refusal: 410 },
  keepFile: { body: { name: 'ticket', type: 'ics', content: 'BEGIN:VCALENDAR' } },
  removeFromMyFolder: { body: { my_folder_item_id: '1' } },
  searchShareProfile: {
    ids: { id: 6 },
    query: { search_value: 'a', portal_id: '1' },
  },
  searchEventProfile: { ids: { id: 1 }, query: { search_value: 'a' } },
  findPostalCode: { ids: { postalCode: '1000001' } },
  agreeToTerms: { ids: { termsContentId: 0 } },

  listPortalInformation: { ids: { contentId: 10 } },
  readPortalInformation: { ids: { contentId: 10, detailId: 1 } },
  listEventInformation: { ids: { contentId: 10 } },
  readEventInformation: { ids: { contentId: 10, detailId: 1 } },
  listPortalWebPage: { ids: { contentId: 20 } },
  readPortalWebPage: { ids: { contentId: 20, detailId: 1 } },
  listEventWebPage: { ids: { contentId: 20 } },
  readEventWebPage: { ids: { contentId: 20, detailId: 1 } },
  sendContact: { ids: { contentId: 20, detailId: 1 } },
  listSiteLinks: { ids: { contentId: 30 } },
  readSiteLink: { ids: { contentId: 30, detailId: 1 } },
  listTaxonomy: { ids: { contentId: 50 } },
  downloadReceipt: { ids: { ticketChargeId: 1 }, query: { addressee: 'x' }, refusal: 404 },
  downloadPortalReceipt: { ids: { ticketChargeId: 1 }, query: { addressee: 'x' }, refusal: 404 },
  readIssuedReceipt: { ids: { ticketChargeId: 1 }, refusal: 410 },
  readIssuedPortalReceipt: { ids: { ticketChargeId: 1 }, refusal: 410 },
  listCoupons: { ids: { contentId: 110 } },
  readCoupon: { ids: { contentId: 110, detailId: 1 } },
  consumeCoupon: { ids: { contentId: 110 }, body: { couponId: '1', key: 'k'.repeat(32) } },
  listBooths: { ids: { contentId: 200 } },
  searchBooths: { ids: { contentId: 202 } },
  countBoothView: { ids: { contentId: 200, detailId: 1 } },
  listBoothStreams: { ids: { contentId: 200 } },
  readBoothStream: { ids: { contentId: 200, boothId: 1 } },
  requestBoothPlayback: { ids: { contentId: 200, boothId: 1 } },
  listLiveStreams: { ids: { contentId: 95 } },
  readLiveStream: { ids: { contentId: 95, detailId: 1 } },
  readLiveStreamStatuses: { ids: { contentId: 95 } },
  requestPlayback: { ids: { contentId: 95 }, body: { liveStreamId: '1' } },
  readBoothQuestionnaire: { ids: { contentId: 200, detailId: 1 } },
  readOwnBoothAnswer: { ids: { contentId: 200, detailId: 1 } },
  answerBoothQuestionnaire: {
    ids: { contentId: 200, detailId: 1 },
    body: { key: 'matrix-matrix-matrix' },
    refusal: 422,
  },
  openBoothReward: { ids: { contentId: 200, detailId: 1 }, refusal: 403 },
  downloadBoothReward: { ids: { contentId: 200, detailId: 1 }, refusal: 403 },
  // Those who may call it are no exhibitors.
  readBoothResults: { ids: { contentId: 200, detailId: 1 }, refusal: 404 },
  downloadBoothResults: { ids: { contentId: 200, detailId: 1 }, refusal: 404 },
  searchBoothQuestionnaire: { ids: { contentId: 200, detailId: 1, entryFormKey: 'wish' }, refusal: 404 },
  readQuestionnaire: { ids: { contentId: 71 } },
  readOwnAnswer: { ids: { contentId: 71 } },
  answerQuestionnaire: { ids: { contentId: 71 }, body: { key: 'matrix-matrix-matrix' }, refusal: 422 },
  openReward: { ids: { contentId: 71 }, refusal: 403 },
  searchQuestionnaire: { ids: { contentId: 71, entryFormKey: 'industry' }, query: { search_value: 'a' } },
  readTimetable: { ids: { contentId: 62 } },
  listSchedules: { ids: { contentId: 64 } },
  readSchedule: { ids: { contentId: 64, detailId: 1 } },
  downloadEventCalendar: { atPortal: 404 },
  downloadSchedules: { ids: { contentId: 64 }, query: { schedule_ids: '1' } },
  readScheduleFeed: { atPortal: 404 },
  makeScheduleFeed: { atPortal: 404 },
  revokeScheduleFeed: { atPortal: 404 },
  downloadScheduleFeed: { ids: { token: 'NONE' }, refusal: 404 },
  listTickets: { ids: { contentId: 60 } },
  listTicketCategories: { ids: { contentId: 60, ticketId: 0 } },
  findDiscountCode: { ids: { contentId: 60 }, query: { code: 'NONE' }, refusal: 404 },
  readLotteryDraw: { ids: { contentId: 60, ticketId: 7 } },
  readLotteryRecord: { ids: { contentId: 60, ticketId: 7 }, refusal: 404 },
  purchaseTickets: { ids: { contentId: 60 }, refusal: 422 },
  readOrder: { ids: { contentId: 60, orderNumber: 'NONE' }, refusal: 404 },
  readOrderSettings: { ids: { contentId: 60, orderNumber: 'NONE' }, refusal: 404 },
  payOrder: { ids: { contentId: 60 }, body: { orderId: 'NONE' }, refusal: 404 },
  leaveOrder: { ids: { contentId: 60 }, body: { orderId: 'NONE' }, refusal: 404 },
  withdrawApplication: { ids: { contentId: 60 }, body: { orderId: 'NONE' }, refusal: 404 },
  readHoldings: { ids: { contentId: 60 } },
  listMyTickets: { atPortal: 404 },
  cancelTicket: { ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
  transferTicket: { ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
  cancelTransfer: { ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
  returnTicket: { ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
  readTransfer: { query: { code: 'NONE' }, refusal: 410 },
  receiveTicket: { body: { code: 'NONE' }, refusal: 410 },
  lookUpTicket: { ids: { contentId: 60 }, query: { code: 'NONE' }, refusal: 404 },
  checkInTicket: {
    ids: { contentId: 60 },
    body: { purchasedTicketId: '999999', code: 'NONE' },
    refusal: 404,
  },
  readTalkSlots: { ids: { contentId: 200, detailId: 1 } },
  requestTalk: {
    ids: { contentId: 200, detailId: 1 },
    body: { key: '00000000-0000-4000-8000-000000000000', administratorId: '1', date: '2026-12-16T10:00:00+09:00' },
    refusal: 422,
  },
  cancelTalk: { ids: { reservationId: 999999 }, body: { from: 'pending' }, refusal: 404 },
  approveTalk: { ids: { reservationId: 999999 }, body: { from: 'pending' }, refusal: 404 },
  rejectTalk: { ids: { reservationId: 999999 }, body: { from: 'pending' }, refusal: 404 },
  readTalkCalendar: { ids: { reservationId: 999999 }, refusal: 404 },
  addCard: { refusal: 422 },
  deleteCard: { body: { cardId: '999999' } },
  chooseCard: { body: { cardId: '999999' }, refusal: 404 },
};

/** A member of the demo who may make calls for `who`. */
export function rightLoginId(who: Who): string {
  if (who === 'staff') return 'staff.demo';
  return who === 'previewer' ? 'preview.demo' : 'hanako.demo';
}
