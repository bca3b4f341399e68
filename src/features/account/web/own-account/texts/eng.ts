import type { OwnAccountTexts } from './jpn.ts';

/** A label within a sentence: login ID. */
const within = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export default {
  loginInfo: {
    title: 'Login details',
    lead: 'Change your email address, login ID and password.',
    change: 'Change',
    changeWhat: (what: string) => `Change ${within(what)}`,
    set: 'Set',
    setWhat: (what: string) => `Set ${within(what)}`,
    notSet: 'Not set',
    passwordSet: 'Set (hidden for your security)',
    newMail: 'New email address',
    newLoginId: 'New login ID',
    sendCode: 'Send code',
    save: 'Save',
    saving: 'Saving',
    mailChanged: 'Your email address has been changed. We have sent a notice to your old address too.',
    loginIdChanged: 'Your login ID has been changed.',
    passwordChanged: 'Your password has been changed. We have logged out your other devices.',
    leaving: 'No longer need this account?',
    unsubscribe: 'Delete account',
    failedTitle: 'Your login details could not be loaded',
  },

  unsubscribe: {
    title: 'Delete your account',
    lead: 'This deletes your account and your data. It cannot be undone.',
    erasedTitle: 'What we delete',
    erased: [
      'Your email address, login ID and password',
      'Your profile and your answers to forms',
      'Your favourites, folder and other saved items',
      'Your connections to other accounts',
      'Your access to your tickets: you will no longer see them or their QR codes here, and there is no refund. Save the QR codes first',
      'Your lottery applications',
    ],
    keptTitle: 'What we keep',
    kept: 'Purchase records, such as tickets, for as long as the law requires.',
    anonymous: 'Usage records, with everything removed that identifies you.',
    everywhere: 'You will no longer be able to use this account on any portal or event.',
    mails: 'You may still receive emails for about a week.',
    account: 'Account',
    confirm: 'I understand and want to delete my account',
    submit: 'Delete account',
    submitting: 'Deleting account',
    keep: 'Keep my account',
    doneTitle: 'Your account has been deleted',
    doneText: 'Thank you for using our site.',
    toTop: 'Go to home page',
  },
} satisfies OwnAccountTexts;
