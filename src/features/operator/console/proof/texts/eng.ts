import type { ProofTexts } from './jpn.ts';

const texts: ProofTexts = {
  title: 'Confirm that it’s you',
  titleSetUp: 'Set up a second step',
  usePasskey: 'Use a passkey',
  or: 'or',
  password: 'Password',
  appCode: 'Code from your app',
  appCodeHint: 'The six digits that your authenticator app shows.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the codes that you saved when you set up the second step. It works once.',
  goOn: 'Confirm and continue',
  missing: 'Please enter it.',
  passkeyGivenUp: 'The passkey was not confirmed. Try again, or choose another way.',
  otherWay: {
    app: 'Use a code from your app',
    recoveryCode: 'Use a recovery code',
    password: 'Use your password',
  },
  setUpText:
    'This is about money, visitors’ personal data or other people’s access. To go on, add a second way to show that it’s you. It takes about a minute.',
  thisDevice: 'This device',
  makePasskey: 'Make a passkey on this device',
  useApp: 'Use an authenticator app',
  scan: 'Scan this QR code with your authenticator app.',
  scanPicture: 'QR code for the authenticator app',
  orType: 'If you cannot scan it, type this key:',
  connect: 'Set up',
  codesTitle: 'Save your recovery codes',
  codesText: 'Each of them works once if you lose your device. They are not shown again.',
  download: 'Save as a file',
  codesKept: 'I saved them',
  signInPasskey: 'Sign in with a passkey',
  lost: 'I lost my device or my codes',
  lostText:
    'You can sign in with a recovery code. Without any, ask another owner for a reset. It works 24 hours after they ask.',
  signInRecovery: 'Sign in with a recovery code',
  backToSignIn: 'Back to the normal sign-in',
  withdrawn: 'You did not confirm, so nothing was changed.',
};
export default texts;
