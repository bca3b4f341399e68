import type { CardTexts } from './jpn.ts';

const texts: CardTexts = {
  title: 'Credit cards',
  toMypage: 'Back to my page',
  lead: 'Cards you pay for tickets with. Only the payment company keeps their numbers.',
  emptyTitle: 'You have no cards yet',
  emptyText: 'Once a card is registered, you can pay without typing its number again.',
  add: 'Add a card',
  addTitle: 'Register a card',
  register: 'Register',
  registering: 'Registering…',
  cancel: 'Cancel',
  registered: (card) => `${card} is registered.`,
  deleted: (card) => `${card} was deleted.`,
  limit: (count) =>
    count === 1
      ? 'You can register one card. To register another, delete this one first.'
      : `You can register up to ${count} cards. To register another, delete one first.`,
  cardName: (brand, digits) => `${brand} ending in ${digits}`,
  endsIn: (digits) => `ending in ${digits}`,
  expiresIn: (expire) => `Expires ${expire}`,
  expired: 'Expired',
  chosen: 'Used for payments',
  remove: 'Delete',
  removeCard: (card) => `Delete ${card}`,
  removeTitle: 'Delete this card?',
  removeText: (card) =>
    `${card} will be deleted. Tickets you have bought stay yours. If a lottery you applied to is to be paid with this card, that payment will fail.`,
  choice: 'Card to pay with',
  otherCard: 'Use another card',
  cardNumber: 'Card number',
  expire: 'Expiry date',
  expireHint: 'Month/year',
  expireExample: '04/28',
  securityCode: 'Security code',
  securityCodeHint: '3 digits on the back',
  securityCodeHintAmex: '4 digits on the front',
  safety: 'Card details go encrypted straight to the payment company. This site does not keep them.',
  problems: {
    required: 'Please enter this.',
    cardInvalid: 'The card details are not valid. Please check the security code.',
    cardNumberOrExpiry: 'The card number or expiry date is not correct.',
  },
  failures: {
    cardInvalid: {
      title: 'This card cannot be used',
      text: 'Please check the card number, expiry date and security code, and try again. If that does not help, try another card or ask the company that issued it.',
    },
    registrationFailed: {
      title: 'The card could not be registered',
      text: 'Please check the card number, expiry date and security code, and try again in a little while.',
    },
    changeFailed: {
      title: 'The change was not saved',
      text: 'Please try again in a little while.',
    },
  },
  messages: {
    cardInvalid: 'This card cannot be used. Please check the card number, expiry date and security code.',
    registrationFailed: 'The card could not be registered. Please try again in a little while.',
    limit: (count) =>
      count === 1
        ? 'You can register one card. Please delete it before registering another.'
        : `You can register up to ${count} cards. Please delete one before registering another.`,
    tooManyTries: 'You have tried to register a card too often. Please wait about an hour and try again.',
    cardGone: 'This card was deleted already.',
  },
};
export default texts;
