import type { SessionEndTexts } from './jpn.ts';

export default {
  cart: 'Your cart has been emptied.',
  purchase: 'Your order was not placed, and your cart has been emptied.',
  elsewhereTitle: 'You are logged in with a different account',
  elsewhere: 'In another tab you logged out, or logged in with another account. This page has been loaded again.',
  refusedTitle: 'Your login cannot be stored',
  refused:
    'This browser does not allow the site to store data. You will be logged out when you close or reload this page.',
} satisfies SessionEndTexts;
