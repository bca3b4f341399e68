import common from '#kernel/texts/eng.ts';
import type { AccountDoorTexts } from './jpn.ts';

export default {
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  terms: 'Terms of use',
  privacy: common.privacyPolicy,
  opensNewTab: common.opensNewTab,
  alreadyIn: 'You are logged in. One moment…',

  login: {
    title: 'Log in',
    lead: (site: string) => `Use your “${site}” account.`,
    leadInvited: (site: string) => `This event is by invitation. Log in with the “${site}” account that was invited.`,
    id: 'Email address or login ID',
    submit: 'Log in',
    submitting: 'Logging in',
    forgot: 'Forgot your password?',
    or: 'or',
    newHere: 'New here?',
    register: 'Create an account',
    skip: 'Continue without logging in',
    notInvited: 'Your account is not invited to this event. Log in with an invited account.',
  },

  register: {
    title: 'Create an account',
    steps: ['Email', 'Code', 'Your details'],
    leadMail: 'We will email you a six-digit code to confirm your address.',
    leadDetails: (mail: string) => `Choose a password. You will log in with it and ${mail}.`,
    submitMail: 'Send code',
    profile: 'About you',
    terms: 'Terms',
    agree: common.agree,
    submit: 'Create account',
    submitting: 'Creating account',
    haveAccount: 'Already have an account?',
    login: 'Log in',
  },

  registered: {
    title: 'Your account is ready',
    text: (site: string) => `Welcome to “${site}”. You are logged in.`,
    mail: 'We have sent you a confirmation email.',
    goOn: 'Continue',
    toTop: 'Go to home page',
  },

  reset: {
    title: 'Reset your password',
    steps: ['Email', 'Code', 'New password'],
    leadMail: 'Enter your account’s email address. We will send you a six-digit code.',
    leadPassword: 'Choose a new password.',
    submit: 'Change password',
    submitting: 'Changing password',
    doneTitle: 'Your password has been changed',
    doneText: 'Log in with your new password. For your security, we have logged you out on all devices.',
    toLogin: 'Go to login',
    backToLogin: 'Back to login',
  },
} satisfies AccountDoorTexts;
