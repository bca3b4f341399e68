import type { ContactTexts } from './jpn.ts';

const texts: ContactTexts = {
  lead: 'Send the organiser a message about this page.',
  name: 'Name',
  namePlaceholder: 'Hanako Yamada',
  email: 'E-mail address',
  emailHint: 'The answer comes to this address.',
  emailPlaceholder: 'hanako@example.com',
  contents: 'Your message',
  send: 'Send',
  sending: 'Sending…',
  sentTitle: 'Sent',
  sentText: 'Thank you for your message. An answer may take a while.',
  required: 'Input required',
  invalidMail: 'This is not a valid e-mail address',
  tooLong: (most) => `Please enter within ${most} characters`,
  tooMany: 'Too many messages were sent. Please wait about an hour and try again.',
  mailSubject: (page) => `Message about ${page}`,
  mailHeading: 'You have a message',
  mailAbout: (page) => `It was sent from the page “${page}”.`,
  mailFrom: (name, email) => `Name: ${name}\nE-mail address: ${email}`,
  mailFootnote: 'Your answer to this mail goes to whoever sent the message.',
};
export default texts;
