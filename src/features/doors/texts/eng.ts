import type { DoorTexts } from './jpn.ts';

const enterPasscode = 'Enter the passcode';

export default {
  passcode: {
    title: enterPasscode,
    lead: (site: string) => `${site} is protected by a passcode. Enter the six digits you received from the organiser.`,
    label: 'Passcode (6 digits)',
    submit: 'Enter',
    checking: 'Checking',
    required: `${enterPasscode}.`,
    sixDigits: 'Enter six digits.',
    wrong: 'Incorrect passcode. Check it and try again.',
    tooMany: 'Too many incorrect passcodes.',
    help: 'If you do not know the passcode, ask the organiser.',
    helpFrom: (organiser: string) => `If you do not know the passcode, ask the organiser, ${organiser}.`,
  },
  ticketNeeded: {
    ticketsOnly: 'Only holders of certain tickets can see this.',
    afterPayment: 'Unpaid tickets do not count.',
    dialogTitle: 'You need a ticket',
    anyOf: 'Any of these tickets gives you access.',
    allOf: 'You need all of these tickets.',
    oneOnly: 'This ticket gives you access.',
    showTickets: 'See tickets',
    held: 'You have this ticket',
  },
  preview: {
    banner: 'Preview',
    bannerText: 'You are viewing unpublished content. You cannot save or book anything here.',
    oldBannerText: 'You are viewing an earlier version. You cannot save or book anything here.',
    notSaved: 'You cannot save anything in a preview.',
    notOperated: 'You cannot do this in a preview.',
    noMemberTitle: 'Member pages',
    noMember: 'A preview link has no member pages',
    noMemberText:
      'A preview link shows the unpublished site and logs nobody in. My page and the other pages of a member have nothing to show here.',
    toDraft: 'To the unpublished site',
  },
  notInvited: 'This event is by invitation only.',
} satisfies DoorTexts;
