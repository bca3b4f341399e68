/**
 * Whose tries count together. `person`: the member, else the browser's anonymous-token, else the address. `address`: the
 * network address, or the network of an IPv6 address. `about`: what the call is about, such as a site or a mailbox.
 */
export type LimitKey = 'person' | 'member' | 'address' | 'about';

/** How often the same keys fit in a time, which begins with the first try. */
export interface Turns {
  by: readonly LimitKey[];
  most: number;
  withinMs: number;
  /** What one visitor of a hall needs of it: its 2,000 visitors share an address and have to fit into it together. */
  usual?: number;
  /** How many right entries of others are kept in hand, so that a hall may err more often than a lone guesser. */
  credit?: number;
}

export interface Limit {
  /**
   * In the database all servers count together: what protects a secret or costs mails, money or disk. In the process
   * each server counts alone: what only keeps its processor free, or bounds a member whom longer limits bound as well.
   */
  counted: 'database' | 'process';
  why: string;
  /** What it is about is one visitor's: an account, a mailbox. Otherwise a hall shares it: a site, a channel. */
  isOwn?: boolean;
  /** A try needs room in each of them, and then counts in each. */
  turns: readonly Turns[];
}
