import byHand from '#features/my-ticket/texts/by-hand/eng.ts';
import type { DayTexts } from './jpn.ts';

export default {
  ways: 'How to check in',
  byCode: 'By code',
  byName: 'By name',
  find: {
    field: 'Name, kana or number',
    hint: 'A part of it is enough, in any case and any kana.',
    look: 'Find',
    none: (typed) => `No visitor was found for “${typed}”.`,
    more: 'There are more. Type a little more of the name.',
    noName: 'No name',
    states: { notYet: 'Not here yet', entered: 'Checked in', canceled: 'Cancelled' },
    at: (time) => `came in ${time}`,
    number: (end) => `number ends in ${end}`,
    back: 'Back to the results',
  },
  visitor: {
    checkIn: 'Check in',
    collectAndCheckIn: byHand.collectAndCheckIn,
    checkedIn: 'Checked in',
    undo: byHand.undo,
    reason: 'Why it is undone',
    reasonHint: 'It stays in the log.',
    reasonMissing: byHand.reasonMissing,
    undone: byHand.undone,
    badge: 'Print the badge',
    notes: 'Notes',
    noNotes: byHand.noNotes,
    note: 'New note',
    noteHint: 'Reception staff and the organiser see it.',
    noteMissing: byHand.noteMissing,
    addNote: 'Add the note',
    by: (author, time) => `${author}, ${time}`,
    cancel: 'Leave it',
  },
} satisfies DayTexts;
