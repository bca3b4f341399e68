import type { ByHandTexts } from './jpn.ts';

export default {
  collectAndCheckIn: (amount) => `Collect ${amount} and check in`,
  awaited: (amount) => `The bank transfer has not arrived. The order comes to ${amount}.`,
  checkInUnpaid: 'Check in without payment',
  undo: 'Undo the check-in',
  undone: 'The check-in is undone.',
  reasonMissing: 'Say why.',
  noNotes: 'There are no notes yet.',
  noteMissing: 'Write the note first.',
} satisfies ByHandTexts;
