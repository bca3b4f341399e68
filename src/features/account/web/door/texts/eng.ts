import type { AccountDoorTexts } from './jpn.ts';

export default {
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  opensNewTab: 'opens in a new tab',
  alreadyIn: 'You are logged in. Taking you on.',

  login: {
    title: 'Log in',
    lead: (site: string) => `Log in with your account for “${site}”.`,
    id: 'Login ID or e-mail address',
    submit: 'Log in',
    submitting: 'Logging in',
    forgot: 'Forgot your password?',
    or: 'or',
    newHere: 'New here?',
    register: 'Create an account',
    skip: 'Look around without logging in',
    notInvited:
      'The account you are logged in with is not invited to this event. Please log in with an account that is.',
  },

  register: {
    title: 'Create an account',
    steps: ['E-mail', 'Code', 'Your details'],
    leadMail: 'We will send you a six-digit code to make sure that the address is yours.',
    leadDetails: 'Choose the ID and the password you want to log in with.',
    submitMail: 'Send the code',
    profile: 'About you',
    terms: 'Please read before you register',
    agree: 'I agree to the above',
    submit: 'Create the account',
    submitting: 'Creating the account',
    haveAccount: 'Already have an account?',
    login: 'Log in',
  },

  registered: {
    title: 'Welcome! Your account is ready',
    text: (site: string) => `Thank you for registering for “${site}”. You are logged in and can go right on.`,
    mail: 'We have sent you a mail to confirm your registration.',
    goOn: 'Continue where you were',
    toTop: 'Go to the home page',
  },

  reset: {
    title: 'Reset your password',
    steps: ['E-mail', 'Code', 'New password'],
    leadMail: 'Enter the e-mail address of your account. We will send you a six-digit code.',
    leadPassword: 'Choose a new password.',
    chooseLoginId: 'You do not have a login ID yet. Please choose one as well.',
    submit: 'Change the password',
    submitting: 'Changing',
    doneTitle: 'Your password has been changed',
    doneText: 'Please log in with the new password. To be safe, you have been logged out everywhere.',
    toLogin: 'Go to the login',
    backToLogin: 'Back to the login',
  },
} satisfies AccountDoorTexts;
