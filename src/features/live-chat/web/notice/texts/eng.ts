import type { NoticeScreenTexts } from './jpn.ts';

export default {
  open: 'Notifications',
  title: 'Notifications',
  loading: 'Loading your settings…',
  unread: 'Your settings could not be loaded.',
  again: 'Load again',
  mails: 'By mail',
  mailsHint: 'One mail about the unread messages that arrived while you were away from the chat.',
  failed: 'Your settings could not be saved. Please try again.',
  saved: 'Your settings are saved.',
} satisfies NoticeScreenTexts;
