import type { TicketMessages } from './jpn.ts';

const eng: TicketMessages = {
  codeUnusable: 'This discount code can not use. Please check its spelling and its dates, or go on without it.',
  codeUsedUp: 'This discount code can not use. It has been used up.',
  notPossible: 'This cannot be bought as it is. Please check your cart.',
  soldOut: 'Sorry, somebody else was faster: there are not enough tickets left.',
  paymentFailed: 'The payment failed. Please check your card, or try another way to pay.',
  authenticationFailed: '3-D Secure was not completed, so nothing was charged. Please try again.',
  cardInvalid: 'This card cannot be used. Please check its number, expiry date and security code.',
  paymentTimeout: 'Payment processing timed out. Please start the ticket purchase over from the beginning.',
  paymentMaintenance: 'The payment service is being maintained. Please try again later.',
  methodNotOffered: 'This way to pay is not available.',
  methodNotPossible: 'This way to pay does not take this amount. Please choose another one.',
  cardNeeded: 'Please choose the card to pay with.',
  cardGone: 'The card you chose is not registered any more. Please choose another one.',
  storeNeeded: 'Please choose a convenience store.',
  mailNeeded: 'Please enter a valid mail address.',
  keyMissing: 'The purchase could not be accepted. Please start again from the cart.',
  notPayable: 'This order cannot be paid now. Please check your tickets.',
};
export default eng;
