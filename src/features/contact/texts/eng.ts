import common from '#kernel/texts/eng.ts';
import type { ContactTexts } from './jpn.ts';

const texts: ContactTexts = {
  lead: 'Send the organiser a message about this page.',
  name: 'Name',
  namePlaceholder: 'Hanako Yamada',
  email: 'Email address',
  emailHint: 'We will reply to this address.',
  emailPlaceholder: 'hanako@example.com',
  contents: 'Your message',
  send: 'Send',
  sending: 'Sending',
  sentTitle: 'Message sent',
  sentText: 'Thank you for your message. It may take a while before you get a reply.',
  invalidMail: common.invalidMail,
  tooLong: common.maxLength,
  tooMany: 'Too many messages have been sent.',
  mailSubject: (page) => `Message about ${page}`,
  mailHeading: 'You have a new message',
  mailAbout: (page) => `It was sent from “${page}”.`,
  mailFrom: (name, email) => `Name: ${name}\nEmail: ${email}`,
  mailFootnote: 'Reply to this email to answer the sender.',
};
export default texts;
