/** What a server has not been told, and what its organisers then miss. */
export const serverLacks = [
  /** HIROBA_URL: mails hold no links, so nobody finds their ticket from one. */
  'address',
  /** SMTP_URL: no mail leaves the server. */
  'mail',
] as const;
export type ServerLack = (typeof serverLacks)[number];
