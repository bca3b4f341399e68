import type { TalkMessages } from './jpn.ts';

export default {
  taken: 'Somebody has just taken this time. Please choose another one.',
  closed: 'Requests for this time have closed. Please choose another one.',
  unknownSlot: 'This time cannot be booked. Please choose another one.',
  overlap: (other) => `You already have a meeting at this time (${other}).`,
  tooManyPending: (most) => `At most ${most} of your requests can wait for an answer. Wait for one, or withdraw one.`,
  tooMany: 'You have sent too many requests. Please try again later.',
  invalidMail: 'This is not a valid email address.',
  changed: 'This meeting has changed in the meantime. Please look at it again.',
  otherBooth: 'This request was already sent to another booth. Please reload the page and ask again.',
  begun: 'This meeting has begun and cannot be changed any more.',
  calendarName: 'Meeting',
  with: (booth) => `Meeting: ${booth}`,
  mails: {
    facts: {
      booth: (booth, stand) => `Booth: ${booth}${stand && ` (${stand})`}`,
      person: (name) => `With: ${name}`,
      when: (when) => `When: ${when} (Japan time)`,
      visitor: (name, company) => `Requested by: ${name}${company && ` (${company})`}`,
      mail: (mail) => `Email: ${mail}`,
      contents: 'What it is about',
      reason: 'Message from the booth',
    },
    button: 'See the meetings',
    toPerson: {
      requested: {
        subject: (site) => `[${site}] A visitor asks for a meeting`,
        heading: 'A visitor asks for a meeting',
        text: 'Accept or decline it under “Business meetings” on your page. Without an answer the request ends when the meeting would begin.',
      },
      cancel: {
        subject: (site) => `[${site}] A meeting was cancelled`,
        heading: 'A meeting was cancelled',
        text: 'The visitor has cancelled this meeting. Its time can be booked again.',
      },
      unapproved: {
        subject: (site) => `[${site}] A request for a meeting has ended`,
        heading: 'A request ended without an answer',
        text: 'Nobody answered this request before its meeting would have begun.',
      },
      approved: {
        subject: (site) => `[${site}] You accepted a meeting`,
        heading: 'You accepted a meeting',
        text: 'This meeting is confirmed. Add it to your calendar with the attached file.',
      },
      reject: {
        subject: (site) => `[${site}] You took back a meeting`,
        heading: 'You took back a meeting',
        text: 'You took back this meeting, and the visitor has been told.',
      },
      left: {
        subject: (site) => `[${site}] A meeting was cancelled`,
        heading: 'A meeting was cancelled',
        text: 'The visitor has deleted their account, so this meeting will not take place. Its time can be booked again.',
      },
    },
    toVisitor: {
      requested: {
        subject: (site) => `[${site}] We have passed on your request for a meeting`,
        heading: 'Your request has been sent',
        text: 'The booth will answer by email and on your page.',
      },
      approved: {
        subject: (site) => `[${site}] Your meeting is confirmed`,
        heading: 'Your meeting is confirmed',
        text: 'Please come to the booth before it begins. Add it to your calendar with the attached file.',
      },
      unapproved: {
        subject: (site) => `[${site}] About your request for a meeting`,
        heading: 'Your request was not accepted',
        text: 'The booth could not meet you at this time. Other times may suit you.',
      },
      reject: {
        subject: (site) => `[${site}] Your meeting was cancelled`,
        heading: 'Your meeting was cancelled',
        text: 'The booth had to cancel this meeting.',
      },
      cancel: {
        subject: (site) => `[${site}] You cancelled a meeting`,
        heading: 'You cancelled a meeting',
        text: 'You cancelled this meeting.',
      },
      left: {
        subject: (site) => `[${site}] Your meeting was cancelled`,
        heading: 'Your meeting was cancelled',
        text: 'The booth can no longer hold this meeting. Please look at the other booths, too.',
      },
    },
  },
} satisfies TalkMessages;
