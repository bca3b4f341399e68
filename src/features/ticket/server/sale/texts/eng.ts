import refusals from '../../../texts/refusals/eng.ts';
import type { TicketMessages } from './jpn.ts';

const eng: TicketMessages = {
  calledOff: 'This event has been cancelled, so nothing more is sold.',
  codeUnusable: refusals.codeUnusable,
  codeUsedUp: refusals.codeUsedUp,
  notPossible: 'You cannot buy this as it is. Check your cart.',
  soldOut: 'Sorry, there are not enough tickets left.',
  paymentFailed: 'Payment failed. Check your card or try another payment method.',
  authenticationFailed: '3-D Secure was not completed. You have not been charged. Try again.',
  cardInvalid: 'This card cannot be used. Check the card number, expiry date and security code.',
  paymentTimeout: refusals.paymentTimeout,
  paymentMaintenance: refusals.paymentMaintenance,
  methodNotOffered: 'This payment method is not available.',
  methodNotPossible: 'You cannot pay this amount this way. Choose another payment method.',
  cardNeeded: 'Choose a card to pay with.',
  cardGone: 'The card you chose is no longer saved. Choose another one.',
  storeNeeded: 'Choose a convenience store.',
  mailNeeded: 'Enter a valid email address.',
  keyMissing: 'Your order could not be accepted. Start again from the cart.',
  notPayable: 'You cannot pay for this order now. Check your tickets.',
  leaveTooLate: 'You can no longer leave: the draw has been made, or there will be none.',
  withdrawTooLate: 'Applications have closed, so you can no longer withdraw this one.',
  lottery_stillOpen: 'Applications are still open. Do this after they have closed.',
  lottery_tooEarly:
    'The draw has to wait for one hour after the closing, in which everybody can see the list’s fingerprint.',
  lottery_valueMissing: 'Enter the public value first.',
  lottery_enteredBefore: 'The value was entered before.',
  lottery_drawnBefore: 'This lottery has been drawn.',
  lottery_notLater: 'Choose a time within the next year.',
  lottery_askedBefore: 'This draw has been asked for already.',
  lottery_stillSettling: 'The results of the draw before are still being sent. Try again in a few minutes.',
  lottery_nobodyCanWin: 'Nobody who is waiting could win one of the free tickets, so there is nothing to draw.',
};
export default eng;
