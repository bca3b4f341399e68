import type { AccountMailTexts } from './jpn.ts';

const codeFootnote =
  'The code is valid for 60 minutes. If you did not ask for it, please ignore this mail. Never tell anybody the code.';

const eng: AccountMailTexts = {
  registrationCode: {
    subject: (siteName, code) => `${code} is your code for ${siteName}`,
    heading: 'Your verification code',
    paragraphs: (siteName) => [`Enter these six digits where you are registering for ${siteName}.`],
    footnote: codeFootnote,
  },
  alreadyRegistered: {
    subject: (siteName) => `You have an account at ${siteName} already`,
    heading: 'You have an account already',
    paragraphs: (siteName) => [
      `Somebody asked to register at ${siteName} with this e-mail address, which has an account already.`,
      'Please log in. If you forgot your password, choose “Forgot your password?” on the login page.',
    ],
    footnote: 'If it was not you, please ignore this mail. Nothing has changed.',
  },
  registered: {
    subject: (siteName) => `Welcome to ${siteName}`,
    heading: 'Thank you for registering',
    paragraphs: (siteName) => [
      `Your account at ${siteName} is ready.`,
      'You can see and change what you entered on My page at any time.',
    ],
  },
  resetCode: {
    subject: (siteName, code) => `${code} is your code to reset your password at ${siteName}`,
    heading: 'Your code to reset your password',
    paragraphs: (siteName) => [`Enter these six digits on the password reset page of ${siteName}.`],
    footnote: codeFootnote,
  },
  noAccount: {
    subject: (siteName) => `There is no account at ${siteName} with this address`,
    heading: 'No account with this address',
    paragraphs: (siteName) => [
      `Somebody asked to reset a password at ${siteName} with this e-mail address, but no account has it.`,
      'Perhaps you registered with another address. If you are new, please register first.',
    ],
    footnote: 'If it was not you, please ignore this mail.',
  },
  passwordChanged: {
    subject: (siteName) => `Your password at ${siteName} was changed`,
    heading: 'Your password was changed',
    paragraphs: (siteName) => [
      `The password of your account at ${siteName} was changed. Your other devices are logged out.`,
      'If it was not you, please reset your password at once.',
    ],
  },
  mailChangeCode: {
    subject: (siteName, code) => `${code} is your code to change your address at ${siteName}`,
    heading: 'Your code to change your e-mail address',
    paragraphs: (siteName) => [`Enter these six digits on the login information page of ${siteName}.`],
    footnote: codeFootnote,
  },
  mailTaken: {
    subject: (siteName) => `This address cannot be used at ${siteName}`,
    heading: 'This e-mail address is in use',
    paragraphs: (siteName) => [
      `Another member of ${siteName} asked to change to this e-mail address. It has an account already, so it cannot be used.`,
    ],
    footnote: 'If it was not you, please ignore this mail. Nothing has changed.',
  },
  mailChanged: {
    subject: (siteName) => `Your e-mail address at ${siteName} was changed`,
    heading: 'Your e-mail address was changed',
    paragraphs: (siteName) => [
      `The e-mail address of your account at ${siteName} was changed. No more mails will come to this one.`,
      'If it was not you, please contact the organiser.',
    ],
  },
  unsubscribed: {
    subject: (siteName) => `You have left ${siteName}`,
    heading: 'You have left',
    paragraphs: (siteName) => [
      `Your account at ${siteName} was deleted. Thank you for having been with us.`,
      'A mail that was on its way may still arrive; they stop within about a week.',
    ],
  },
};
export default eng;
