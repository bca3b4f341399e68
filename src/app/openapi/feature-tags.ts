/** A group of calls in the description. */
export interface Tag {
  name: string;
  description: string;
}

/** The calls of an organiser's programs have this tag beside that of their feature. */
export const organiserTag: Tag = {
  name: 'organiser',
  description: 'What an organiser’s program may call with an API key of its site; docs/api-keys.md says how.',
};

const tagOfFeature: Readonly<Record<string, string>> = {
  'access-log': 'The records of what visitors look at, and the visitors of a site.',
  account: 'Accounts: registration, login, the session, and what the member may change.',
  'app-bridge': 'The way from the native app into a session of a page.',
  'attendee-import': 'Lists of attendees from elsewhere, row by row.',
  attendees: 'The attendees of an event.',
  bank: 'Transfers that came in, and refunds that go out in files.',
  booth: 'Booths, their streams, questionnaires, downloads and talks.',
  codes: 'Batches of discount codes.',
  contact: 'A message to the organiser.',
  coupon: 'Coupons and their use.',
  'credit-card': 'The cards of a member.',
  doors: 'The doors of a site: passcodes, console users, guests and previews.',
  editor: 'Drafts of a site, from their parts to their publication.',
  'event-list': 'Lists of events by conditions.',
  'event-tools': 'An event as a calendar file.',
  exhibitor: 'The people who keep booths.',
  favorite: 'What a member has marked.',
  handout: 'Files that visitors may keep.',
  identity: 'Logins with an identity provider.',
  information: 'News.',
  'live-chat': 'The chat: people, rooms, messages, pictures, notices and reports.',
  'live-stream': 'Live streams and their states.',
  mailing: 'Mails of an organiser to many.',
  members: 'The members of a site, for its organiser.',
  'my-bag': 'The bag of a visitor of booths, and the report that is made of it.',
  'my-ticket': 'Tickets that somebody has: cancelling, handing on, and the gate.',
  mypage: 'The folder of a member.',
  numbers: 'What a site is visited and sells, in numbers.',
  orders: 'The orders of a site, for its organiser.',
  payment: 'How a card becomes a token.',
  profile: 'The profile of a member.',
  questionnaire: 'Questionnaires and their answers.',
  realtime: 'The changes that open pages hear of, without a websocket.',
  reception: 'The reception: visitors by name, badges, and gates without a network.',
  rehearsal: 'A hidden copy of a draft, for trying a purchase.',
  schedule: 'Sessions and their calendars.',
  site: 'Portals and events: what a site is, and where it is found.',
  'site-link': 'Links to other places.',
  taxonomy: 'The words by which contents are ordered.',
  terms: 'The terms of a site, and who agreed to them.',
  ticket: 'Tickets for sale: lists, carts, orders, payment and lotteries.',
  'ticket-charge': 'What a member paid, and the receipts.',
  timetable: 'The timetable of an event.',
  upload: 'Pictures that are sent.',
  'web-page': 'Pages that an organiser writes.',
};

/** The group of a feature; one without words here says its name. */
export function tagOf(feature: string): Tag {
  return { name: feature, description: tagOfFeature[feature] ?? `The calls of ${feature}.` };
}
