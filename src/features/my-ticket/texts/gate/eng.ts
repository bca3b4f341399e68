import type { GateTexts } from './jpn.ts';

const unpaid = 'This ticket is unpaid.';

export default {
  canceled: 'This ticket has been cancelled.',
  unpaid,
  lotteryWaiting: 'The draw for this ticket has not happened yet.',
  lotteryFail: 'This ticket did not win in the draw.',
  paymentFail: unpaid,
  used: 'This ticket has been used.',
  finished: 'This ticket has expired.',
  transferring: 'This ticket is being transferred. The holder must cancel the transfer first.',
  before: 'This ticket is not valid yet.',
  scanNeeded: 'This ticket cannot be entered by its number. Scan its QR code with the camera or a handheld scanner.',
  codeChanged: 'This code is no longer valid. Ask the visitor to reopen the ticket and show the new code.',
} satisfies GateTexts;
