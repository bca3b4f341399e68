export interface LoggingFacts {
  /** Exhibitor mode. */
  isExhibitor: boolean;
  /** An exhibitor's administrator, by the query `exhibitor_account`. */
  isExhibitorAccount: boolean;
  isPreview: boolean;
  isDraft: boolean;
}

/** Who prepares a site or exhibits in it is no visitor (core 6). */
export function shouldLog(facts: LoggingFacts): boolean {
  return !(facts.isExhibitor || facts.isExhibitorAccount || facts.isPreview || facts.isDraft);
}
