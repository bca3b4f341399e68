import type { OperatorMailTexts } from './jpn.ts';

const notYou = 'If you did not do this, tell another owner or whoever runs the server now.';

const eng: OperatorMailTexts = {
  sender: 'The console of Hiroba',
  everything: 'all sites',
  roles: {
    owner: 'owner',
    editor: 'editor',
    sales: 'sales',
    reception: 'reception',
    exhibitor: 'exhibitor',
    reader: 'reader',
  },
  invitation: ({ site, who, role }) => ({
    subject: `You are invited to the console of ${site}`,
    heading: 'An invitation to the console',
    paragraphs: [`${who} invites you to ${site}. Your role: ${role}.`, 'Begin with the button below.'],
    button: 'Accept the invitation',
    footnote:
      'The link works once, within 72 hours, for this email address. If you did not expect it, ignore this email. Do not pass it on.',
  }),
  boothTask: (names) =>
    `${names.length === 0 ? '' : `You look after ${new Intl.ListFormat('en-GB').format(names)}. `}Please fill in its name, pictures and texts in the console.`,
  noteOf: (who, note) => `A message from ${who}: ${note}`,
  linkUntil: (when) => `The link works until ${when}.`,
  dear: (name) => `Dear ${name},`,
  boothReminder: ({ site, who }) => ({
    subject: `Your booth at ${site} is waiting for you`,
    heading: 'Your booth is waiting',
    paragraphs: [
      `${who} reminds you of your booth at ${site}.`,
      'You write its name, pictures and texts in the console.',
    ],
    button: 'Edit the booth',
  }),
  resetAsked: ({ who, when }) => ({
    subject: 'A reset of your second factor was asked for',
    heading: 'A reset of your second factor',
    paragraphs: [
      `${who} has asked to reset how you prove who you are in the console: your passkeys and codes.`,
      `From ${when} on, those you have now can end.`,
      'If you did not ask for it, sign in to the console before then, stop it, and tell another owner.',
    ],
    button: 'Open the console',
  }),
  resetDone: () => ({
    subject: 'Your second factor was reset',
    heading: 'Your second factor was reset',
    paragraphs: ['Your passkeys, codes and recovery codes have ended. Set up new ones.', notYou],
    button: 'Open the console',
  }),
  recoveryCodeUsed: (left) => ({
    subject: 'A recovery code of yours was used',
    heading: 'A recovery code was used',
    paragraphs: [
      `One of your recovery codes was used in the console. Codes left: ${left}.`,
      'If you did not do this, sign in now and change your password and your recovery codes.',
    ],
    button: 'Open the console',
  }),
  newPassword: () => ({
    subject: 'Choose a new password',
    heading: 'A new password',
    paragraphs: [
      'Somebody said that you forgot your password for the console.',
      'Open the button below, enter a code from your app or a recovery code, and choose a new password.',
    ],
    button: 'Choose a password',
    footnote: 'The link works once, within an hour. If you did not do this, ignore this email. Nothing changes.',
  }),
  passwordLost: () => ({
    subject: 'Your password for the console',
    heading: 'You forgot your password',
    paragraphs: [
      'Somebody said that you forgot your password for the console.',
      'Your account has no second factor, so an email alone cannot change the password. If you have a passkey, sign in with it. If not, ask another owner or whoever runs the server for a reset.',
      'If you did not do this, ignore this email. Nothing changes.',
    ],
    button: 'Open the console',
  }),
  passwordRenewed: () => ({
    subject: 'Your password has changed',
    heading: 'Your password has changed',
    paragraphs: [
      'Your password for the console was changed by an emailed link and a code. You are signed out everywhere else.',
      notYou,
    ],
    button: 'Open the console',
  }),
  mailChange: (who) => ({
    subject: 'Confirm your new email address',
    heading: 'Your new email address',
    paragraphs: [
      `${who} wants to use this email address for their account in the console.`,
      'Open the button below to confirm it. Nothing changes before that.',
    ],
    button: 'Confirm the address',
    footnote: 'The link works once, within 72 hours. If you did not expect it, ignore this email.',
  }),
  reportsWait: ({ site, count }) => ({
    subject: `A report from the chat of ${site}`,
    heading: 'A report from the chat',
    paragraphs: [
      `Participants of the chat of ${site} reported something. Open reports: ${count}.`,
      'See it in the console. Until somebody has looked, further reports are told together, every six hours.',
    ],
    button: 'See the reports',
  }),
  salesWaits: {
    transfers: (count) => `Orders whose transfer has to be checked: ${count}.`,
    refundsByHand: (count) => `Refunds that you have to pay by hand: ${count}.`,
    failedRefunds: (count) => `Refunds that the payment provider could not make: ${count}.`,
    chargebacks: (count) => `Chargebacks that wait for your answer: ${count}.`,
    silentPayments: (count) => `Orders for which the payment provider has not answered: ${count}.`,
  },
  salesEnd: 'End the emails about this site',
  sales: ({ site, isFirst, orders, tickets, sum, soldOut, waits }) => ({
    subject: isFirst
      ? `Your first order at ${site}`
      : orders === 0
        ? `A ticket is sold out at ${site}`
        : `Sales at ${site}: ${orders === 1 ? '1 order' : `${orders} orders`}`,
    heading: isFirst ? 'Your first order' : 'Sales',
    paragraphs: [
      ...(orders > 0
        ? [
            `${orders === 1 ? '1 new order' : `${orders} new orders`} at ${site}: ${tickets === 1 ? '1 ticket' : `${tickets} tickets`}, ${sum}.`,
          ]
        : []),
      ...soldOut.map((ticket) => `“${ticket}” is sold out.`),
      ...waits,
    ],
    button: 'See the orders',
    footnote: 'You choose how often you hear from each site in the console, under Orders.',
  }),
  publicationRefused: ({ site, when }) => ({
    subject: `${site} could not be published`,
    heading: 'The planned publication was not made',
    paragraphs: [
      `${site} was to be published on ${when}, but something in its draft has to be corrected first. What is public has not changed.`,
      'See on the publication page what it is. Then publish, or choose another time.',
    ],
    button: 'Open the publication page',
  }),
  mailTaken: (who) => ({
    subject: 'This email address has an account already',
    heading: 'This address has an account already',
    paragraphs: [
      `${who} wanted to use this email address for their account in the console.`,
      'It belongs to another account, so nothing has changed. If it was you, sign in with this address.',
    ],
    button: 'Open the console',
  }),
  mailChangeAsked: (newMail) => ({
    subject: 'A change of your email address was asked for',
    heading: 'A change of your email address',
    paragraphs: [
      `Somebody asked to change the email address of your account in the console to ${newMail}.`,
      'It changes when the link that was sent there is opened. Until then this address stays.',
      'If you did not do this, sign in now, cancel the change, and choose a new password.',
    ],
    button: 'Open the console',
  }),
  mailChanged: (newMail) => ({
    subject: 'Your email address has changed',
    heading: 'Your email address has changed',
    paragraphs: [
      `Your account in the console now has the email address ${newMail}. What we write to you goes there from now on.`,
      notYou,
    ],
    button: 'Open the console',
  }),
};
export default eng;
