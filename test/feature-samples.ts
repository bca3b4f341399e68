import type { Database } from '#server/database/database.ts';

/** How the calls and the tables of a feature are tried, by the tests over all features. */
export interface FeatureSamples {
  /** Calls that need more than the ids of the expo, by the names of their contracts. */
  calls?: Readonly<Record<string, SampleCall>>;
  /** Writes the rows of a member into each table with a member in it that is filled by other journeys. */
  fillRows?(database: Database, member: SampleMember): Promise<void>;
}

/** A sample of a call at the expo, event 11 of portal 1. Its contract says who may make it. */
export interface SampleCall {
  /** Parameters of the address, beside those of the expo. */
  ids?: Readonly<Record<string, number | string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, string>>;
  /** The refusal that an allowed caller gets for this sample; most samples are accepted. */
  refusal?: number;
  /** The answer at a portal to a call that only events have. */
  atPortal?: number;
}

export interface SampleMember {
  id: number;
  /** A text that stands in all that the member typed. */
  mark: string;
  /** Their id at an identity provider. */
  subject: string;
  /** Of their browser, before they logged in. */
  token: string;
}
