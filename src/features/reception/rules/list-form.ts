import type { GateFacts } from '#features/my-ticket/rules/gate-facts.ts';
import type { Instant } from '#kernel/clock.ts';

/** What tickets of one kind have in common: what the decision depends on, and what the gate shows. */
export interface GateKind {
  contentId: number;
  title: string;
  priceName: string;
  slotName: string;
  /** Money has to be collected at the check-in, which needs the network. */
  owes: boolean;
  /** A bank transfer for it had not come. Lists of devices that were opened before do not say it. */
  awaits?: boolean;
  facts: GateFacts;
  /** Its tickets, in the form of `ticket-record.ts`, in base64. */
  records: string;
}

/** What a device takes along for when it has no network. */
export interface GateList {
  version: 1;
  listKey: string;
  siteKey: string;
  /** The key of the hashes of codes, in base64; of this list alone. */
  salt: string;
  madeAt: Instant;
  /** After this the list lets nobody in. */
  goodUntil: Instant;
  /** With a network it is fetched anew after this time. */
  freshForMs: number;
  kinds: GateKind[];
}
