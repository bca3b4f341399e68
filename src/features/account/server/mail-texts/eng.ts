import type { AccountMailTexts } from './jpn.ts';

const notYou = 'If you did not do this, you can ignore this email. Nothing has changed.';

const codeFootnote =
  'This code is valid for 60 minutes. If you did not request it, you can ignore this email. Never share the code with anyone.';

const eng: AccountMailTexts = {
  registrationCode: {
    subject: (siteName, code) => `${code} is your code for ${siteName}`,
    heading: 'Your verification code',
    paragraphs: (siteName) => [`Enter this code to create your account at ${siteName}.`],
    footnote: codeFootnote,
  },
  alreadyRegistered: {
    subject: (siteName) => `You already have an account at ${siteName}`,
    heading: 'You already have an account',
    paragraphs: (siteName) => [
      `Someone tried to create an account at ${siteName} with this email address, but it already has an account.`,
      'If it was you, log in. If you forgot your password, choose “Forgot your password?” on the login page.',
    ],
    footnote: notYou,
    button: 'Log in',
  },
  registered: {
    subject: (siteName) => `Welcome to ${siteName}`,
    heading: 'Your account is ready',
    paragraphs: (siteName) => [
      `Your account at ${siteName} is ready.`,
      'You can change your details on My page at any time.',
    ],
    button: 'Open My page',
  },
  resetCode: {
    subject: (siteName, code) => `${code} is your password reset code for ${siteName}`,
    heading: 'Your password reset code',
    paragraphs: (siteName) => [`Enter this code to reset your password for ${siteName}.`],
    footnote: codeFootnote,
  },
  noAccount: {
    subject: (siteName) => `No account at ${siteName} with this address`,
    heading: 'No account with this address',
    paragraphs: (siteName) => [
      `Someone asked to reset a password at ${siteName} with this email address, but it has no account.`,
      'You may have used a different address. If you are new, create an account first.',
    ],
    footnote: 'If you did not do this, you can ignore this email.',
    button: 'Register',
  },
  passwordChanged: {
    subject: (siteName) => `Your password at ${siteName} was changed`,
    heading: 'Your password was changed',
    paragraphs: (siteName) => [
      `The password of your account at ${siteName} was changed. We have logged out your other devices.`,
      'If you did not do this, reset your password now.',
    ],
    button: 'Reset your password',
  },
  mailChangeCode: {
    subject: (siteName, code) => `${code} is your code to change your email address at ${siteName}`,
    heading: 'Your code to change your email address',
    paragraphs: (siteName) => [`Enter this code in your login details at ${siteName}.`],
    footnote: codeFootnote,
  },
  mailTaken: {
    subject: (siteName) => `Someone tried to use your email address at ${siteName}`,
    heading: 'This email address is in use',
    paragraphs: (siteName) => [
      `Someone at ${siteName} tried to change to this email address, but it already has an account.`,
    ],
    footnote: notYou,
  },
  mailChanged: {
    subject: (siteName) => `Your email address at ${siteName} was changed`,
    heading: 'Your email address was changed',
    paragraphs: (siteName) => [
      `The email address of your account at ${siteName} was changed. We will no longer send emails to this one.`,
      'If you did not do this, contact the organiser.',
    ],
  },
  unsubscribed: {
    subject: (siteName) => `Your account at ${siteName} was deleted`,
    heading: 'Your account was deleted',
    paragraphs: (siteName) => [
      `We have deleted your account at ${siteName}. Thank you for using our site.`,
      'You may still receive emails for about a week.',
    ],
  },
};
export default eng;
