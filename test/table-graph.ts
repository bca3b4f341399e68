/**
 * Who reads tables of other parts, and what for. A part is a feature, a room of the platform or of the demo, or app; a
 * table stands here with its owner. Prefer a function of the owner's `server.ts`; a read stands here where one statement
 * has to join both, or where the owner may not be imported.
 */
export const tableReaders: Record<string, Record<string, string>> = {
  'access-log': {
    'site.content_document': 'whoever opens the page of a live stream is counted, and of no page else',
    'site.content_item': 'as above',
    'site.site': 'what a browser says is counted for sites that there are',
    'account.member_session': 'a record that names a member is proved by the token of a session of theirs',
  },
  account: {
    'app-bridge.app_login_key': 'what is kept of a member',
    'identity.identity_attempt': 'what is kept of a member',
    'identity.identity_proof': 'what is kept of a member',
    'identity.member_identity': 'the login information lists connections, and what is kept of a member',
    'site.invitation': 'a member knows whether they are invited, without a statement of its own',
    'site.site': 'the list of members covers a portal with its events',
  },
  'app-bridge': { 'account.member': 'a key is spent together with the realm of its member' },
  'attendee-import': {
    'site.site': 'is locked while an import begins, so that one goes at a time',
    'ticket.purchased_ticket': 'the rows of a file are compared with who has which ticket, in one statement',
    'ticket.ticket_order': 'the same',
  },
  attendees: {
    'account.member': 'whoever was handed a ticket has the mail address of their account',
    'ticket.purchased_ticket': 'the list is a page of them, by their numbers',
    'profile.profile_answer': 'whoever holds a ticket is found by the name of their profile',
    'ticket.ticket_checkin': 'an attendee is shown with when they came in',
    'ticket.ticket_order': 'the list is cut down to tickets that are not paid yet',
    'ticket.ticket_order_search': 'an attendee is found by their order',
  },
  booth: { 'account.member': 'the command lists exhibitors by their mail address' },
  codes: {
    'rehearsal.rehearsal': 'a test purchase takes the codes of its original',
    'site.site': 'is locked while codes are made, so that the limit of a site holds',
    'ticket.discount_code_use': 'a code is shown with how often it was used',
  },
  'credit-card': { 'account.member': 'is locked while the cards of a member change' },
  'demo/world': {
    'account.member': 'the members of the demo agree and have profiles',
    'site.content_document': 'finds the terms they agree to',
    'site.site': 'compares a site with what the demo left of it',
  },
  doors: {
    'account.member': 'an invitation by mail address is for an account',
    'account.member_role': 'an invitation is also a role',
    'site.invitation': 'the command lists the guests',
    'site.site': 'a preview link finds the site of a host',
  },
  handout: { 'account.member_session': 'an address is of a session that lives, and in the export of its member' },
  identity: {
    'account.member': 'a connection finds its account, and locks it',
    'site.identity_provider': 'site.yaml names the providers',
  },
  editor: { 'site.site': 'a new event finds the portal that it is to be in' },
  operator: {
    'account.member': 'the log names the member of the staff who took a check-in back',
    'site.site': 'a call of the console finds the portal of its site, whose grants count for it',
  },
  'live-chat': {
    'account.member_session': 'pushes go to browsers whose sessions live, in one statement with their addresses',
    'platform/uploads.upload': 'a person is shown with a picture that was uploaded',
  },
  bank: {
    'ticket.ticket_order': 'the orders that a transfer pays are read in one statement, and refunds with their buyers',
    'ticket.ticket_refund': 'what is paid back by hand is listed with the accounts of its buyers',
  },
  'calling-off': {
    'account.member':
      'mails to holders are counted in the same statement, and a holder is told once nothing of theirs is left',
    'site.site': 'accounts of an event may be those of its portal',
    'ticket.purchased_ticket': 'what it will come to is counted in the database',
    'ticket.ticket_order': 'the orders that are left are found beside what became of the others',
    'ticket.ticket_snapshot': 'the fee of a ticket is that with which it was sold',
  },
  members: {
    'account.member': 'the list is a page of them, found by mail address and login ID',
    'account.member_role': 'the list is cut down to a role, and an event has who has one there',
    'account.member_session': 'where a member is logged in',
    'identity.member_identity': 'how a member logs in',
    'live-chat.chat_profile': 'how many reports are about a member',
    'live-chat.chat_report': 'the same',
    'profile.profile_answer': 'a member is found by the name of their profile',
    'site.invitation': 'a guest is invited by the mail address',
    'site.site': 'the list of a portal is cut down to one of its events',
    'terms.terms_agreement': 'an event has the members who agreed to its terms',
    'ticket.purchased_ticket': 'an event has the members who hold its tickets',
    'ticket.ticket_order': 'an event has the members who ordered, and a member their orders',
  },
  mailing: {
    'site.site': 'an address is erased at a portal and all of its events',
    'account.member': 'an audience is read with the mail addresses and languages of its members in one statement',
    'account.member_role': 'whoever is blocked is no member to write to',
    'operator.operator': 'exhibitors are operators, with their addresses',
    'operator.operator_grant': 'exhibitors are operators with that role at the site',
    'site.site_publication': 'a changed time or place is found among what was public',
    'ticket.purchased_ticket': 'buyers, holders and applicants are found by their tickets, a batch at a time',
    'ticket.ticket_order': 'the address and the language of a buyer are those of the order',
  },
  'my-bag': {
    'account.member': 'an exhibitor gets the mail address of who agreed to it',
    'favorite.favorite': 'who kept a booth is counted once, by a heart or a note',
  },
  mypage: { 'platform/uploads.upload': 'the folder shows how large a picture is' },
  numbers: {
    'access-log.order_source': 'orders are counted by where their buyers came from',
    'access-log.site_visitors': 'visitors are counted beside orders',
    'access-log.source_visitors': 'visitors are counted by where they came from',
    'access-log.stream_visitors': 'a chart of streams and their viewers',
    'booth.booth_view_count': 'a chart of booths and their views',
    'codes.code_batch': 'uses of codes that were made together are one row',
    'codes.made_code': 'as above',
    'coupon.coupon_use': 'a chart of coupons and their uses',
    'favorite.favorite': 'a chart of booths and who keeps them, each once',
    'my-bag.booth_consent': 'as above',
    'my-bag.booth_memo': 'as above',
    'questionnaire.questionnaire_answer': 'a chart of how often each choice was taken',
    'site.site': 'visitors are counted by portal and event, and not by the key of a site',
    'ticket.purchased_ticket': 'tickets are counted in the database: reading each would take seconds',
    'ticket.ticket_checkin': 'check-ins are counted by quarters of an hour',
    'ticket.ticket_order': 'orders are counted in the database',
    'ticket.ticket_order_event': 'the books have when an order was paid by hand',
    'ticket.ticket_refund': 'the books have what went back',
    'ticket.ticket_snapshot': 'a chart names tickets as they were sold',
  },
  reception: {
    'ticket.purchased_ticket': 'a list of a gate is written a part at a time, and a board counts',
    'ticket.ticket_checkin': 'a board counts who came in when, and a double entry names the other one',
  },
  orders: {
    'operator.operator': 'the page that ends mails about sales speaks the language of its operator',
    'site.site': 'sales of a rehearsal are told to nobody',
    'ticket.ticket_stock': 'organisers hear that a ticket is sold out',
    'account.member': 'an order names the members who hold its tickets and who let them in',
    'ticket.order_change': 'the history of an order has what organisers did to it',
    'ticket.purchased_ticket': 'a list of orders has their tickets, and is cut down to a ticket',
    'ticket.ticket_checkin': 'the history of an order has when its tickets came in',
    'ticket.ticket_order': 'the list of orders, in one statement for each page',
    'ticket.ticket_order_event': 'the history of an order',
    'ticket.ticket_order_search': 'orders that are found are listed in the same statement',
    'ticket.ticket_chargeback':
      'an order has what the bank took back, and a list is cut down to what is to be answered',
    'ticket.ticket_refund': 'an order has what goes back, and a list is cut down to what waits',
    'ticket.ticket_snapshot': 'a list of orders names tickets as they were sold',
    'ticket-charge.ticket_receipt': 'an order says whether its receipt was issued',
  },
  'platform/mail': { 'platform/jobs.job': 'mails that were given up are jobs that were parked' },
  'platform/uploads': { 'platform/mail.mailbox_mail': 'mentions pictures that it does not keep' },
  profile: {
    'account.member': 'is locked while the answers of a member change; the profile may not know accounts',
    'platform/uploads.upload': 'an answer names a picture that was uploaded',
  },
  ticket: {
    'account.member': 'stays until an order of the member is stored',
    'site.site': 'the tickets of a portal are those at its events',
    'ticket-charge.ticket_receipt': 'what is kept of a member',
  },
  'ticket-charge': {
    'site.site': 'the charges of a portal are those at its events',
    'ticket.purchased_ticket': 'a charge is what an order of tickets cost',
    'ticket.ticket_order': 'a charge is what an order of tickets cost',
    'ticket.ticket_refund': 'a charge shows what went back',
    'ticket.ticket_snapshot': 'a receipt names tickets as they were sold',
  },
};

/** The parts that write tables of other parts. A write goes past the owner's rules, so each has a reason. */
export const tableWriters: Record<string, Record<string, string>> = {
  account: {
    'platform/limits.try_count': 'a right login gives its tries back, in the statement that opens the session',
  },
  'demo/world': { 'terms.terms_agreement': 'members of the demo agreed some time ago, which no call can say' },
  doors: {
    'account.member_session': 'the session of a preview link, in one statement with its token',
    'account.session_token': 'the session of a preview link, in one statement with its token',
    'site.invitation': 'a command invites; the site file does the same when it is published',
  },
  identity: { 'account.member': 'a first login from elsewhere makes the account and its connection at once' },
  mailing: {
    'platform/jobs.job': 'a mailing that is stopped takes its mails out of the queue',
    'platform/mail.mail_trace': 'a mail that was taken back waits no more',
  },
  'platform/mail': { 'platform/jobs.job': 'mails to an address that were given up are forgotten with it' },
};
