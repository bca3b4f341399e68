import type { ForgottenTexts } from './jpn.ts';

const texts: ForgottenTexts = {
  title: 'You forgot your password',
  text: 'We email you a link to a new password. You also need a code from your app, or a recovery code.',
  send: 'Send the link',
  sent: 'If this address has an account, an email is on its way. Open its link within an hour.',
  newTitle: 'Choose a new password',
  newText: 'A code from your app, or a recovery code, shows that it is you.',
  code: 'Code from your app, or recovery code',
  use: 'Save and sign in',
  over: 'A link works once, within an hour. Ask for another one at the sign-in.',
};
export default texts;
