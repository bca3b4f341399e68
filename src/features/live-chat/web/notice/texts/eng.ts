import type { NoticeScreenTexts } from './jpn.ts';

export default {
  open: 'Notifications',
  title: 'Notifications',
  loading: 'Loading your settings',
  unread: 'Your settings could not be loaded.',
  again: 'Try again',
  mails: 'By email',
  mailsHint: 'A single email about the unread messages that arrived while you were away from the chat.',
  push: 'In this browser',
  pushHint: 'This browser tells you about new messages. Notifications stop when you log out.',
  pushImpossible: 'This browser cannot show notifications.',
  pushOnIphone:
    'On an iPhone or iPad, tap Share and “Add to Home Screen”. Open the site from its icon there and log in; then you can turn notifications on.',
  pushDenied: 'Your browser does not allow notifications for this site. Allow them in its settings and try again.',
  failed: 'Your settings could not be saved. Try again.',
  saved: 'Your settings are saved.',
} satisfies NoticeScreenTexts;
