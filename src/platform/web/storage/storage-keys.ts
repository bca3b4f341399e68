/**
 * Their values are maps by portal and event, because content ids repeat between events; each entry names its owner
 * (kept-by-event.ts).
 */
export const keptByEventKeys = [
  'scheduleFavorite',
  'boothFavorite',
  'scheduleHistory',
  'boothHistory',
  'boothQuestionnaireAnswers',
] as const;
export type KeptByEventKey = (typeof keptByEventKeys)[number];

/** Every key the pages keep in the browser (core 3.3); the names are the spec's. */
const localKeys = [
  'accessToken',
  'refreshToken',
  'anonymousToken',
  'pcode',
  'last_pcode',
  'event-passcode',
  'portal-passcode',
  'ticketCart',
  'timetableCart',
  'storageLogData',
  'eventBrowsingHistory',
  'isApplicationLogin',
  'openBNID',
  'openOPENID',
  'openJID',
  'register',
  'login',
  'check_validation',
  'checkEmptyPerson',
  'next_purchase_flow_contentId',
  ...keptByEventKeys,
  /** Ours: the key of a cart's purchase, which makes it one order even when several tabs send it. */
  'ticketToken',
  /** Ours: the realm of the tokens, and the tokens of the other realms of this host. */
  'memberRealm',
  'memberSessions',
  /** Ours: who has put the request for their profile aside, by site and member. */
  'profileAside',
  'profileAsked',
  /** Ours: what members have written in chats and is not sent, by their chat profiles. */
  'chatDrafts',
  'chatPush',
  'chatOutbox',
  /** Ours: the site and the token of a device that has opened a link for staff. */
  'gate',
  /** Ours: that of a board on a wall. */
  'board',
  /** Ours: by which the devices of one link are told apart. */
  'gateDevice',
] as const;
export type LocalKey = (typeof localKeys)[number];

const sessionKeys = [
  'destination_url',
  'browserBack',
  'timetableToTicketFlag',
  'purchaseStep',
  'purchaseForm',
  /** Ours: what is typed in a member's profile and not saved. */
  'profileForm',
  /** Ours: what is typed in other forms and not sent. */
  'formDrafts',
  /** Ours: the secret of this tab's login at an identity provider. */
  'identityKey',
  /** Ours: which form of the error page the next visit of /error shows. */
  'errorVariant',
  /** Ours: how far a registration or a password reset has come in this tab. */
  'registration',
  'passwordReset',
  /** Ours: the message about an ended session, for the page that comes next. */
  'sessionEnded',
  /** Ours: what stood in the forms before a reload that a lost part of the program asked for. */
  'typed',
] as const;
/** The skipped login is remembered per portal or per event: `loginSkip/event/11`. */
export type SessionKey = (typeof sessionKeys)[number] | `loginSkip/${'portal' | 'event'}/${number}`;

const cookieNames = ['language', 'cookie-consent', 'passed-doors', 'login-skipped'] as const;
export type CookieName = (typeof cookieNames)[number];
