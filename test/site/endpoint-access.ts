export interface EndpointAccess {
  who: 'anyone' | 'member' | 'previewer';
  /** Of the call at the expo, event 11 of portal 1; the ids stand in the address. */
  ids?: Readonly<Record<string, number | string>>;
  /** The address knows a portal and no event. */
  isPortalCall?: true;
  /** The address names no site. */
  isOfNoSite?: true;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** How it is refused to the right one with what is sent here; most refuse nothing of it. */
  refusal?: number;
  /** How it is answered at a portal, where only events have it. */
  atPortal?: number;
  /** How the wrong tenant is answered; 404 without it. */
  wrongTenant?: number;
  /** The login ID of a demo member who may; hanako.demo without it. */
  right?: string;
}

const anyone = { who: 'anyone' } as const;
const member = { who: 'member' } as const;
const previewer = { who: 'previewer', right: 'preview.demo' } as const;
const identityOfConference = { ids: { eventId: 13, method: 'openid' } } as const;
const credentials = { login_id: 'hanako.demo', password: 'hiroba-demo1' };

/** Who may make each call; a new call does not pass the tests before it stands here. */
export const endpointAccess: Readonly<Record<string, EndpointAccess>> = {
  readSite: anyone,
  listPortalEvents: { ...anyone, isPortalCall: true },
  searchEvents: { ...anyone, isPortalCall: true, ids: { contentId: 40 } },
  readErrorPage: { ...anyone, isOfNoSite: true },
  // Who may not see drafts does not learn whether there is one.
  readPreviewSite: { ...previewer, wrongTenant: 403 },
  readPreviewDetail: { ...previewer, wrongTenant: 403, ids: { contentId: 10, detailId: 1 } },
  listInvitingEvents: { ...member, isPortalCall: true, ids: { contentId: 42 } },
  checkPasscode: { ...anyone, query: { passcode: '000000' } },
  readConsoleUser: { ...anyone, ids: { consoleUser: 'nobody' } },

  logIn: { ...anyone, body: credentials },
  logOut: anyone,
  // A token that is not good is answered as a session that has ended, whoever sends it.
  refreshSession: { ...anyone, body: { refresh_token: 'x' }, refusal: 552 },
  sendRegistrationCode: { ...anyone, body: { mail: 'matrix@example.jp' } },
  verifyRegistrationCode: { ...anyone, body: { mail: 'matrix@example.jp', code: '000000' } },
  register: { ...anyone, body: { registration_token: 'x' } },
  sendResetCode: { ...anyone, body: { mail: 'matrix@example.jp' } },
  verifyResetCode: { ...anyone, body: { mail: 'matrix@example.jp', code: '000000' } },
  resetPassword: { ...anyone, body: { reset_token: 'x' } },
  readLoginInfo: member,
  sendMailChangeCode: { ...member, body: { mail: 'matrix2@example.jp', current_password: 'hiroba-demo1' } },
  changeMail: { ...member, body: { mail: 'matrix2@example.jp', code: '000000' } },
  changePassword: { ...member, body: { password: 'short' } },
  changeLoginId: { ...member, body: { login_id: 'short' } },
  unsubscribe: member,

  startIdentityLogin: { ...anyone, ...identityOfConference },
  startIdentityConnection: { ...member, ...identityOfConference },
  finishIdentity: { ...anyone, ...identityOfConference, body: { identity_key: 'x' } },
  connectAccount: { ...anyone, body: { access_token: 'x' } },
  disconnectIdentity: { ...member, ...identityOfConference },
  exchangeAppKey: { ...anyone, isOfNoSite: true, query: { key: 'x' }, refusal: 410 },
  createAppKey: member,

  readTokenizer: member,
  // Of the conference, whose cards are Paygent's.
  readPaygentAccessToken: { ...member, ids: { eventId: 13 } },
  readPaygentEndUserAccessToken: { ...member, ids: { eventId: 13 } },

  readPersonal: member,
  exportPersonalData: member,
  readMyFolder: { ...member, atPortal: 404 },
  saveToMyFolder: member,
  removeFromMyFolder: { ...member, body: { my_folder_item_id: '1' } },
  readProfileForm: anyone,
  saveShareProfile: { ...member, isPortalCall: true },
  saveEventProfile: member,
  searchShareProfile: {
    ...anyone,
    isOfNoSite: true,
    ids: { id: 6 },
    query: { search_value: 'a', portal_id: '1' },
  },
  searchEventProfile: { ...anyone, ids: { id: 1 }, query: { search_value: 'a' } },
  findPostalCode: { ...anyone, isOfNoSite: true, ids: { postalCode: '1000001' } },
  readTerms: anyone,
  agreeToTerms: { ...member, ids: { termsContentId: 0 } },

  listPortalInformation: { ...anyone, isPortalCall: true, ids: { contentId: 10 } },
  readPortalInformation: { ...anyone, isPortalCall: true, ids: { contentId: 10, detailId: 1 } },
  listEventInformation: { ...anyone, ids: { contentId: 10 } },
  readEventInformation: { ...anyone, ids: { contentId: 10, detailId: 1 } },
  listPortalWebPage: { ...anyone, isPortalCall: true, ids: { contentId: 20 } },
  readPortalWebPage: { ...anyone, isPortalCall: true, ids: { contentId: 20, detailId: 1 } },
  listEventWebPage: { ...anyone, ids: { contentId: 20 } },
  readEventWebPage: { ...anyone, ids: { contentId: 20, detailId: 1 } },
  sendContact: { ...anyone, ids: { contentId: 20, detailId: 1 } },
  listSiteLinks: { ...anyone, ids: { contentId: 30 } },
  readSiteLink: { ...anyone, ids: { contentId: 30, detailId: 1 } },
  listTaxonomy: { ...anyone, ids: { contentId: 50 } },
  listTicketCharges: member,
  downloadReceipt: { ...member, ids: { ticketChargeId: 1 }, query: { addressee: 'x' }, refusal: 404 },
  readTimetable: { ...anyone, ids: { contentId: 62 } },
  listTickets: { ...anyone, ids: { contentId: 60 } },
  listTicketCategories: { ...anyone, ids: { contentId: 60, ticketId: 0 } },
  findDiscountCode: { ...anyone, ids: { contentId: 60 }, query: { code: 'NONE' }, refusal: 404 },
  readLotteryDraw: { ...anyone, ids: { contentId: 60, ticketId: 7 } },
  readLotteryRecord: { ...anyone, ids: { contentId: 60, ticketId: 7 }, refusal: 404 },
  purchaseTickets: { ...anyone, ids: { contentId: 60 }, refusal: 422 },
  readOrder: { ...anyone, ids: { contentId: 60, orderNumber: 'NONE' }, refusal: 404 },
  readOrderSettings: { ...anyone, ids: { contentId: 60, orderNumber: 'NONE' }, refusal: 404 },
  payOrder: { ...anyone, ids: { contentId: 60 }, body: { orderId: 'NONE' }, refusal: 404 },
  leaveOrder: { ...anyone, ids: { contentId: 60 }, body: { orderId: 'NONE' }, refusal: 404 },
  readHoldings: { ...anyone, ids: { contentId: 60 } },
  listMyTickets: { ...member, atPortal: 404 },
  cancelTicket: { ...member, ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
  transferTicket: { ...member, ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
  cancelTransfer: { ...member, ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
  returnTicket: { ...member, ids: { contentId: 60 }, body: { purchasedTicketId: '999999' }, refusal: 404 },
  readTransfer: { ...anyone, query: { code: 'NONE' }, refusal: 410 },
  receiveTicket: { ...member, body: { code: 'NONE' }, refusal: 410 },
  lookUpTicket: { ...member, right: 'staff.demo', ids: { contentId: 60 }, query: { code: 'NONE' }, refusal: 404 },
  checkInTicket: {
    ...member,
    right: 'staff.demo',
    ids: { contentId: 60 },
    body: { purchasedTicketId: '999999', code: 'NONE' },
    refusal: 404,
  },
  listCards: member,
  addCard: { ...member, refusal: 422 },
  deleteCard: { ...member, body: { cardId: '999999' } },
  chooseCard: { ...member, body: { cardId: '999999' }, refusal: 404 },
  uploadImage: { ...anyone, isOfNoSite: true },
  uploadPortalImage: { ...anyone, isPortalCall: true },
  uploadEventImage: anyone,
};
