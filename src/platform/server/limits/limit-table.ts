import { commentaryEveryMs } from '#kernel/limits.ts';
import { framesPerSecond } from '#kernel/realtime/limits.ts';
import type { Limit } from './limit.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Visitors of a hall behind one address. */
export const hallOf = 2_000;

/**
 * Every limit of tries, and nowhere else. A token costs nothing, so whoever changes it meets the limit of the address,
 * which leaves room for a hall. docs/decisions/0018-limits.md has the arithmetic; test/limits.test.ts makes each row
 * prove it.
 */
export const limitTable = {
  login: {
    counted: 'database',
    why: 'Passwords. A wrong one stays counted. The narrow turns keep a stranger from locking a member out.',
    isOwn: true,
    turns: [
      { by: ['about', 'person'], most: 10, withinMs: 15 * minute },
      { by: ['about', 'address'], most: 30, withinMs: 15 * minute, usual: 1 },
      { by: ['about'], most: 100, withinMs: 15 * minute },
      { by: ['person'], most: 20, withinMs: 15 * minute },
      { by: ['address'], most: 600, withinMs: 15 * minute, usual: 0.2 },
      { by: ['address'], most: 3_000, withinMs: day, usual: 1 },
    ],
  },
  operatorSignIn: {
    counted: 'database',
    why: 'Passwords of the console. A right one gives its try back.',
    isOwn: true,
    turns: [
      { by: ['about', 'address'], most: 20, withinMs: 15 * minute, usual: 1 },
      { by: ['about'], most: 60, withinMs: 15 * minute },
      { by: ['address'], most: 200, withinMs: 15 * minute, usual: 0.1 },
    ],
  },
  operatorLink: {
    counted: 'database',
    why: 'One-time links of the console, which nobody can guess: each try costs a look, and making an operator a hash.',
    turns: [{ by: ['address'], most: 200, withinMs: hour, usual: 0.1 }],
  },
  operatorCode: {
    counted: 'database',
    why: 'Codes of an app and recovery codes of one operator, who has shown a password already. A right one is no try.',
    isOwn: true,
    turns: [
      { by: ['about'], most: 10, withinMs: 15 * minute },
      { by: ['about'], most: 60, withinMs: day },
    ],
  },
  operatorPasskey: {
    counted: 'database',
    why: 'Each begun passkey stores what is to be signed, for five minutes, also before anybody is signed in.',
    turns: [{ by: ['address'], most: 2_000, withinMs: hour, usual: 0.5 }],
  },
  operatorInvitation: {
    counted: 'database',
    why: 'Invitations of one operator: a list of exhibitors fits.',
    turns: [{ by: ['about'], most: 1_000, withinMs: day }],
  },
  operatorMailChange: {
    counted: 'database',
    why: 'New mail addresses of one operator, each of which gets a mail.',
    turns: [
      { by: ['about'], most: 5, withinMs: hour },
      { by: ['about'], most: 10, withinMs: day },
    ],
  },
  operatorMail: {
    counted: 'database',
    why: 'Mails of the console to one mailbox.',
    turns: [
      { by: ['about'], most: 10, withinMs: hour },
      { by: ['about'], most: 30, withinMs: day },
    ],
  },
  rehearsal: {
    counted: 'database',
    why: 'Test purchases of one operator: each copies a whole event.',
    turns: [{ by: ['about'], most: 30, withinMs: hour }],
  },
  orderMailAgain: {
    counted: 'database',
    why: 'Mails of one order that an organiser sends again: a second press is none, and nobody is flooded.',
    turns: [
      { by: ['about'], most: 1, withinMs: minute },
      { by: ['about'], most: 10, withinMs: day },
    ],
  },
  staffLink: {
    counted: 'database',
    why: 'Links for staff, which nobody can guess: each try opens a device.',
    turns: [{ by: ['address'], most: 300, withinMs: hour, usual: 0.1 }],
  },
  visitorSearch: {
    counted: 'database',
    why: 'Names of visitors that the devices of one link look for: nobody copies the list of an event.',
    turns: [{ by: ['about'], most: 1_200, withinMs: hour }],
  },
  gateList: {
    counted: 'database',
    why: 'Lists of tickets that the devices of one link take along: a long one takes the server seconds.',
    turns: [{ by: ['about'], most: 600, withinMs: hour }],
  },
  password: {
    counted: 'database',
    why: 'The password of a member whose browser stands open.',
    turns: [{ by: ['member'], most: 10, withinMs: 15 * minute }],
  },
  codeToMail: {
    counted: 'database',
    why: 'Mails with a code to one mailbox.',
    turns: [{ by: ['about'], most: 5, withinMs: hour }],
  },
  codeAsked: {
    counted: 'database',
    why: 'Mails to reset a password or to change an address, until their code is entered.',
    turns: [
      { by: ['person'], most: 10, withinMs: hour },
      { by: ['address'], most: 400, withinMs: hour, usual: 0.1 },
      { by: ['address'], most: 1_000, withinMs: day, usual: 0.2 },
    ],
  },
  registrationCodeAsked: {
    counted: 'database',
    why: 'Mails to register, until their code is entered: a hall asks for one each, and every fourth for a second.',
    turns: [
      { by: ['person'], most: 10, withinMs: hour },
      { by: ['address'], most: 2_600, withinMs: hour, usual: 1.25 },
      { by: ['address'], most: 5_000, withinMs: day, usual: 1.5 },
    ],
  },
  codeEntered: {
    counted: 'database',
    why: 'Wrong codes of mails to reset a password or to change an address.',
    turns: [
      { by: ['person'], most: 20, withinMs: hour },
      { by: ['address'], most: 60, withinMs: hour, usual: 0.02 },
    ],
  },
  registrationCodeEntered: {
    counted: 'database',
    why: 'Wrong codes of mails to register; they open an empty account.',
    turns: [
      { by: ['person'], most: 20, withinMs: hour },
      { by: ['address'], most: 800, withinMs: hour, usual: 0.3 },
    ],
  },
  accountMade: {
    counted: 'database',
    why: 'A password is hashed, also for a login ID that is taken.',
    turns: [
      { by: ['person'], most: 20, withinMs: hour },
      { by: ['address'], most: 4_000, withinMs: hour, usual: 1.5 },
    ],
  },
  identityBegun: {
    counted: 'database',
    why: 'Rows of logins with an identity provider.',
    turns: [
      { by: ['person'], most: 20, withinMs: 10 * minute },
      { by: ['address'], most: 6_000, withinMs: 10 * minute, usual: 3 },
    ],
  },
  passcode: {
    counted: 'database',
    why: 'Wrong passcodes of a site. Each new visitor with the right one makes room for a wrong one of their address.',
    turns: [
      { by: ['about', 'person'], most: 5, withinMs: minute },
      { by: ['about', 'person'], most: 20, withinMs: day },
      { by: ['about', 'address'], most: 100, withinMs: day, usual: 0.3, credit: 1_000 },
      { by: ['about'], most: 10_000, withinMs: day },
    ],
  },
  rightGuess: {
    counted: 'database',
    why: 'Rows of visitors with the right passcode or key, whom the guesses of others do not hold up for 30 days.',
    turns: [{ by: ['about', 'address'], most: 10_000, withinMs: day, usual: 2 }],
  },
  consoleUser: {
    counted: 'database',
    why: 'Unknown keys of console users; the same one again is no guess.',
    turns: [
      { by: ['person'], most: 30, withinMs: minute },
      { by: ['address'], most: 500, withinMs: hour, usual: 0.1 },
    ],
  },
  discountCode: {
    counted: 'database',
    why: 'Unknown discount codes of a site.',
    turns: [
      { by: ['about', 'person'], most: 20, withinMs: 10 * minute },
      { by: ['about', 'address'], most: 600, withinMs: 10 * minute, usual: 0.2 },
      { by: ['about', 'address'], most: 2_000, withinMs: day, usual: 0.5 },
    ],
  },
  transferLink: {
    counted: 'database',
    why: 'Invalid links to a ticket. Nobody can guess a valid one, so it is answered however many others were tried.',
    turns: [
      { by: ['about', 'person'], most: 60, withinMs: 10 * minute },
      { by: ['about', 'address'], most: 1_000, withinMs: 10 * minute, usual: 0.2 },
    ],
  },
  transferMail: {
    counted: 'database',
    why: 'Mails with the link of a ticket, to any address: enough for a family, too few to flood a mailbox or many.',
    turns: [
      { by: ['about'], most: 5, withinMs: day },
      { by: ['member'], most: 10, withinMs: hour },
      { by: ['member'], most: 20, withinMs: day },
    ],
  },
  card: {
    counted: 'database',
    why: 'Somebody who tries out stolen cards needs many tries, a member who mistypes a few. One that has paid is none.',
    turns: [{ by: ['member'], most: 10, withinMs: hour }],
  },
  orderMail: {
    counted: 'database',
    why: 'Mails to one mailbox about orders that nobody paid for; more of them come together, in one mail an hour.',
    turns: [
      { by: ['about'], most: 5, withinMs: hour },
      { by: ['about'], most: 20, withinMs: day },
    ],
  },
  contact: {
    counted: 'database',
    why: 'Mails to whoever is responsible for a page.',
    turns: [
      { by: ['person'], most: 5, withinMs: hour },
      { by: ['address'], most: 200, withinMs: hour, usual: 0.05 },
      { by: ['address'], most: 500, withinMs: day, usual: 0.1 },
    ],
  },
  talkRequest: {
    counted: 'database',
    why: 'Mails to the people of a booth.',
    turns: [{ by: ['member'], most: 30, withinMs: hour }],
  },
  upload: {
    counted: 'database',
    why: 'A picture takes seconds of work, and disk until it is forgotten.',
    turns: [
      { by: ['person'], most: 20, withinMs: 10 * minute },
      { by: ['address'], most: 600, withinMs: 10 * minute, usual: 0.25 },
      { by: ['address'], most: 3_000, withinMs: day, usual: 1 },
    ],
  },
  questionnaireAnswer: {
    counted: 'database',
    why: 'Rows of visitors without an account. One who makes up browsers is slowed down.',
    turns: [
      { by: ['person'], most: 30, withinMs: 10 * minute },
      { by: ['address'], most: 4_000, withinMs: 10 * minute, usual: 1 },
      { by: ['address'], most: 12_000, withinMs: day, usual: 5 },
    ],
  },
  boothView: {
    counted: 'database',
    why: 'A row for each browser and booth. Beyond it a view does not count.',
    turns: [
      { by: ['person'], most: 300, withinMs: hour },
      { by: ['address'], most: 25_000, withinMs: hour, usual: 10 },
    ],
  },
  accessLog: {
    counted: 'database',
    why: 'Records of the access log, by the token in them. A day of a hall is about 200 MB.',
    turns: [
      { by: ['person'], most: 1_000, withinMs: 10 * minute },
      { by: ['person'], most: 5_000, withinMs: day },
      { by: ['address'], most: 80_000, withinMs: 10 * minute, usual: 30 },
      { by: ['address'], most: 500_000, withinMs: day, usual: 200 },
    ],
  },
  handout: {
    counted: 'database',
    why: 'Each opening stores an address that works for a minute.',
    turns: [{ by: ['member'], most: 60, withinMs: 10 * minute }],
  },
  fileAddress: {
    counted: 'database',
    why: 'Each stores a file that was made, for a minute.',
    turns: [
      { by: ['person'], most: 60, withinMs: 10 * minute },
      { by: ['address'], most: 6_000, withinMs: 10 * minute, usual: 2 },
    ],
  },
  largeFileAddress: {
    counted: 'database',
    why: 'The same for files beyond a megabyte: exports, records of a draw.',
    turns: [
      { by: ['person'], most: 10, withinMs: 10 * minute },
      { by: ['address'], most: 400, withinMs: 10 * minute, usual: 0.1 },
    ],
  },
  reward: {
    counted: 'database',
    why: 'The same for the reward of a questionnaire; only who has answered gets so far.',
    turns: [{ by: ['person'], most: 60, withinMs: 10 * minute }],
  },
  receipt: {
    counted: 'database',
    why: 'The server takes a tenth of a second to draw a receipt.',
    turns: [{ by: ['member'], most: 60, withinMs: 10 * minute }],
  },
  scheduleFeed: {
    counted: 'database',
    why: 'Private calendar addresses, whose making ends the one before.',
    turns: [{ by: ['member'], most: 20, withinMs: hour }],
  },
  personalExport: {
    counted: 'process',
    why: 'Processor: an export costs more than a page.',
    turns: [{ by: ['member'], most: 10, withinMs: hour }],
  },
  playback: {
    counted: 'process',
    why: 'Processor: a player asks twice a minute, and once more for each failure that it meets.',
    turns: [
      { by: ['about', 'person'], most: 60, withinMs: minute },
      { by: ['about', 'address'], most: 10_000, withinMs: minute, usual: 3 },
    ],
  },
  apiKey: {
    counted: 'process',
    why: 'Processor: what one program calls by its API key.',
    turns: [{ by: ['about'], most: 600, withinMs: minute }],
  },
  socketFrame: {
    counted: 'process',
    why: 'Processor: what one page says on its socket, which belongs to one process.',
    turns: [{ by: ['about'], most: framesPerSecond, withinMs: second }],
  },
} as const satisfies Record<string, Limit>;

/**
 * How often a member does something in the chats, in all rooms together. The process counts them: what a member may do
 * in a day (new people, pictures, reports) is counted in the tables of the chat, and each server adds only a burst.
 */
export const chatLimits = {
  message: [
    { most: 10, withinMs: 10 * second },
    { most: 60, withinMs: minute },
  ],
  removal: [{ most: 60, withinMs: minute }],
  /** An open page makes one in a second. */
  readMark: [{ most: 240, withinMs: minute }],
  commentary: [{ most: 1, withinMs: commentaryEveryMs }],
  picture: [{ most: 30, withinMs: 10 * minute }],
  /** Starts, acceptances, deletions and returns. */
  contact: [{ most: 60, withinMs: minute }],
  /** Everybody in it hears of a new group. */
  newGroup: [{ most: 10, withinMs: 10 * minute }],
  groupChange: [{ most: 30, withinMs: 10 * minute }],
  roomChange: [{ most: 60, withinMs: minute }],
  block: [{ most: 30, withinMs: minute }],
  report: [{ most: 20, withinMs: minute }],
  profileChange: [{ most: 20, withinMs: 10 * minute }],
  tokenTry: [{ most: 30, withinMs: minute }],
  search: [{ most: 60, withinMs: minute }],
  /** Reads of people whom the member knows, which a page makes without a press. */
  look: [{ most: 240, withinMs: minute }],
  /** A page makes one call for each reader of each message of a group of fifty (CHAT-044). */
  announcement: [{ most: 3_000, withinMs: minute }],
  noticeChange: [{ most: 60, withinMs: minute }],
} as const satisfies Record<string, readonly { most: number; withinMs: number }[]>;

export type LimitName = keyof typeof limitTable;
export type ChatAct = keyof typeof chatLimits;
