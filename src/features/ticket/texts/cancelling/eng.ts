import type { CancellingTexts } from './jpn.ts';

export default {
  label: 'Cancellation',
  of: (tickets, text) => `${tickets.map((title) => `“${title}”`).join(', ')}: ${text}`,
  never: 'Once you have placed the order, you cannot cancel it or get a refund.',
  neverIfWon: 'Once you have won, you cannot cancel your tickets or get a refund.',
  cancel: (when, fee) =>
    `You can cancel in My tickets (${when}). ${fee === '' ? 'There is no cancellation fee.' : `The cancellation fee is ${fee} per ticket.`}`,
  until: (when) => `until ${when}`,
  from: (when) => `from ${when}`,
} satisfies CancellingTexts;
