import type { ChangeTexts } from './jpn.ts';

const texts: ChangeTexts = {
  nothing: 'Choose tickets to cancel, or enter an amount to refund.',
  notCancelable: 'A chosen ticket is already cancelled, or was never issued. Look at the order as it is now.',
  usedSince: 'Somebody has just come in with a chosen ticket. Look at the order as it is now, then try again.',
  changed: 'What can be refunded has changed, perhaps by a refund in another window. Look at the order as it is now.',
  tooMuch: 'This is more than what is left to refund.',
  notPossible: 'This cannot be done with the order as it is now. Look at it again.',
  stillHeld: 'The payment provider is being asked about the payment. Try again once its deadline has passed.',
  paidByGateway: 'The payment provider has already made this refund. Do not pay it by hand.',
  gatewayPays: 'The payment provider has been asked for this refund. Do not pay it by hand.',
  sameAsBefore: 'This is what it says already.',
  correctedSince: 'Somebody has corrected it in the meantime. Look at what it says now, then press again.',
  wrongMail: 'Enter a valid email address.',
  soldOut: (left) => `${left} left to issue. Nothing was issued.`,
  isDrawn: 'Tickets that are drawn cannot be issued by hand.',
};
export default texts;
