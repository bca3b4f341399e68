import common from '#kernel/texts/eng.ts';
import type { ChatSafetyTexts } from './jpn.ts';

export default {
  tooManyReports: (most) => `You can send up to ${most} report${most === 1 ? '' : 's'} a day.`,
  textTooLong: common.maxLength,
  until: (when) => `You can write again from ${when}.`,
  mails: {
    warn: {
      subject: (site) => `About your messages in the chat – ${site}`,
      heading: 'A warning about the chat',
      text: 'Following a report, the organiser reviewed what happened and asks you to mind the following.',
      reason: 'From the organiser',
    },
    remove: {
      subject: (site) => `One of your chat messages was removed – ${site}`,
      heading: 'Your message was removed',
      text: 'Following a report, the organiser reviewed your message and removed it.',
      reason: 'Reason',
    },
    suspend: {
      subject: (site) => `You can no longer write in the chat – ${site}`,
      heading: 'You can no longer write in the chat',
      text: 'Following a report, the organiser reviewed what happened and has stopped you from writing. You can still read your messages.',
      reason: 'Reason',
    },
    readmit: {
      subject: (site) => `You can write in the chat again – ${site}`,
      heading: 'You can write in the chat again',
      text: 'The organiser has lifted the restriction. You can write in the chat again.',
      reason: 'From the organiser',
    },
    close: {
      subject: (site) => `Your report – ${site}`,
      heading: 'The answer to your report',
      text: 'Thank you for your report. The organiser has reviewed it.',
      reason: 'The organiser’s answer',
    },
  },
} satisfies ChatSafetyTexts;
