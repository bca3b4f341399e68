import type { ChatSafetyTexts } from './jpn.ts';

export default {
  suspended: (reason) => `The organiser has stopped you from writing in this chat. Reason: ${reason}`,
  tooManyReports: (most) => `You can send up to ${most} reports a day. Please try again tomorrow.`,
  textTooLong: (most) => `Please use up to ${most} characters.`,
  mails: {
    remove: {
      subject: (site) => `${site}: a chat message of yours was removed`,
      heading: 'Your message was removed',
      text: 'Somebody reported it, and the organiser looked at it and removed it.',
      reason: 'Reason',
    },
    suspend: {
      subject: (site) => `${site}: you can no longer write in the chat`,
      heading: 'You can no longer write in the chat',
      text: 'You were reported, and the organiser looked at it and stopped you from writing. You can still read your messages.',
      reason: 'Reason',
    },
    readmit: {
      subject: (site) => `${site}: you can write in the chat again`,
      heading: 'You can write in the chat again',
      text: 'The organiser has lifted the stop.',
      reason: 'From the organiser',
    },
    close: {
      subject: (site) => `${site}: about your report`,
      heading: 'About your report',
      text: 'Thank you for your report. The organiser has looked at it.',
      reason: 'Answer of the organiser',
    },
  },
} satisfies ChatSafetyTexts;
