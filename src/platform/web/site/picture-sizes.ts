/** How wide pictures are shown, for their `sizes`: the margins of a page are left out. */
const phone = 'calc(100vw - 3rem)';

export const pictureSizes = {
  /** As wide as the page. */
  page: '(min-width: 75rem) 70rem, 93vw',
  /** Above an article. */
  article: `(min-width: 48rem) 44rem, ${phone}`,
  /** In a grid of cards: three beside each other, two, one. */
  card: `(min-width: 60rem) 22rem, (min-width: 40rem) 45vw, ${phone}`,
  /** Of an event: a card, and on a phone a square beside its text, for which a picture of 16:9 is so wide. */
  event: '(min-width: 60rem) 22rem, (min-width: 40rem) 45vw, 12rem',
  /** Beside text where there is room: in a wide home, and in the narrower column of another. */
  half: `(min-width: 75rem) 25rem, (min-width: 48rem) 34vw, ${phone}`,
} as const;
