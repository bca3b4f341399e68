import type { MailTexts } from './jpn.ts';

export default {
  buttonFallback: 'If the button does not work, paste this address into your browser.',
  fact: (label, value) => `${label}: ${value}`,
  codeLabel: 'Verification code',
  sentBy: (site: string) => `This email was sent automatically by ${site}.`,
  unread: 'Replies to this email are not read.',
  contact: (where: string) => `Contact: ${where}`,
} satisfies MailTexts;
