import common from '#kernel/texts/eng.ts';
import type { TalkMessages } from './jpn.ts';

const cancelled = {
  subject: (site: string) => `A meeting was cancelled – ${site}`,
  heading: 'A meeting was cancelled',
};

const ownCancelled = {
  subject: (site: string) => `You cancelled a meeting – ${site}`,
  heading: 'You cancelled a meeting',
};

const yoursCancelled = {
  subject: (site: string) => `Your meeting was cancelled – ${site}`,
  heading: 'Your meeting was cancelled',
};

/** For the page of the talks, and their mails. */
export const labels = {
  reason: 'Message from the booth',
  visitor: 'Requested by',
};

export default {
  taken: 'Someone else has just booked this time. Choose another one.',
  closed: 'Requests for this time have closed. Choose another one.',
  unknownSlot: 'This time cannot be booked. Choose another one.',
  overlap: (booth, when) => `You already have a meeting at this time (${booth && `${booth}, `}${when}).`,
  promised: (booth, when) =>
    `The person in charge has already accepted a meeting at this time at another booth (${booth && `${booth}, `}${when}).`,
  tooManyPending: (most) =>
    `You can have up to ${most} request${most === 1 ? '' : 's'} waiting for an answer. Wait for a reply, or cancel one.`,
  tooMany: 'You have sent too many requests.',
  invalidMail: common.invalidMail,
  changed: 'This meeting has changed in the meantime. Check its new state.',
  otherBooth: 'This request was already sent to another booth. Reload the page and request the meeting again.',
  begun: 'This meeting has begun and cannot be changed any more.',
  calendarName: 'Meeting',
  with: (booth) => `Meeting: ${booth}`,
  mails: {
    facts: {
      booth: (booth, stand) => ['Booth', `${booth}${stand && ` (${stand})`}`],
      person: (name) => ['With', name],
      when: (when) => ['When', when],
      visitor: (name, company) => [labels.visitor, `${name}${company && ` (${company})`}`],
      mail: (address) => ['Email address', address],
      contents: 'Topic',
      reason: labels.reason,
    },
    button: 'See your meetings',
    toPerson: {
      requested: {
        subject: (site) => `New meeting request – ${site}`,
        heading: 'A visitor would like to meet you',
        text: 'Accept or decline it under “Business meetings” on My page. If you do not answer before the meeting is due to begin, the request expires.',
      },
      cancel: {
        ...cancelled,
        text: 'The visitor has cancelled this meeting. Its time can be booked again.',
      },
      unapproved: {
        subject: (site) => `A meeting request has expired – ${site}`,
        heading: 'A meeting request expired without an answer',
        text: 'This request was not answered before the meeting was due to begin, so it has expired.',
      },
      declined: {
        subject: (site) => `You declined a meeting request – ${site}`,
        heading: 'You declined a meeting request',
        text: 'You declined this request, and we have told the visitor.',
      },
      approved: {
        subject: (site) => `You accepted a meeting – ${site}`,
        heading: 'You accepted a meeting',
        text: 'This meeting is confirmed. Add it to your calendar with the attached file.',
      },
      reject: {
        ...ownCancelled,
        text: 'You cancelled this meeting, and we have told the visitor.',
      },
      left: {
        ...cancelled,
        text: 'The visitor has deleted their account, so this meeting will not take place. Its time can be booked again.',
      },
    },
    toVisitor: {
      requested: {
        subject: (site) => `Your meeting request has been sent – ${site}`,
        heading: 'Your meeting request has been sent',
        text: 'You will get the booth’s answer by email and on My page.',
      },
      approved: {
        subject: (site) => `Your meeting is confirmed – ${site}`,
        heading: 'Your meeting is confirmed',
        text: 'Come to the booth before your meeting starts. Add it to your calendar with the attached file.',
      },
      unapproved: {
        subject: (site) => `Your meeting request was not answered – ${site}`,
        heading: 'Your request was not answered in time',
        text: 'The booth did not answer before the meeting was due to begin, so it will not take place. See whether another time suits you.',
      },
      declined: {
        subject: (site) => `Your meeting request was not accepted – ${site}`,
        heading: 'Your request was not accepted',
        text: 'Unfortunately the booth cannot meet you at this time. See whether another time suits you.',
      },
      reject: {
        ...yoursCancelled,
        text: 'The booth had to cancel this meeting.',
      },
      cancel: {
        ...ownCancelled,
        text: 'You cancelled this meeting.',
      },
      left: {
        ...yoursCancelled,
        text: 'The booth can no longer hold this meeting. Take a look at the other booths, too.',
      },
    },
  },
} satisfies TalkMessages;
