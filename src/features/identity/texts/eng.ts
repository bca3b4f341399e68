import type { IdentityMessages } from './jpn.ts';

export default {
  notOffered: (name) => `Logging in with ${name} is not available on this site.`,
  tooMany: 'You have started too often. Please wait about ten minutes and try again.',
  cancelled: (name) => `You cancelled logging in with ${name}.`,
  refused: (name) => `${name} did not accept the login. Please try again.`,
  notGenuine: (name) => `We could not verify the answer from ${name}, so you were not logged in. Please try again.`,
  unavailable: (name) => `${name} cannot be reached at the moment. Please try again in a little while.`,
  tooLate: 'This login has expired or was already completed. Please start again.',
  otherBrowser: 'This login was started in another browser. Please start again in the browser you want to log in with.',
  otherSession: 'Your login changed while you were away. Please start again.',
  identityTaken: (name) => `This ${name} account is already connected to another account.`,
  otherIdentity: (name) =>
    `Your account is already connected to a different ${name} account. To change it, disconnect it in your login details first.`,
  accountExists: (name) =>
    `There is already an account with the e-mail address of your ${name} account. To confirm that it is yours, log in with your usual login ID and password. That connects both.`,
  mailNotVerified: (name) =>
    `Your ${name} account has no verified e-mail address, so no account could be created. Please register first, then connect ${name} in your login details.`,
  onlyWayIn: 'Without this connection you could not log in any more. Please set a password first.',
} satisfies IdentityMessages;
