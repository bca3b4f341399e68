export interface RobotsFacts {
  isRelease: boolean;
  isNotSearchEngine: boolean;
  isDraft: boolean;
  isOwnDomain: boolean;
  /** The request came to the site's own domain. */
  passedProxy: boolean;
}

/** Whether search engines are kept out (core 5): noindex,nofollow, or undefined. */
export function robotsDirective(facts: RobotsFacts): 'noindex,nofollow' | undefined {
  const kept =
    !facts.isRelease || facts.isNotSearchEngine || facts.isDraft || (facts.isOwnDomain && !facts.passedProxy);
  return kept ? 'noindex,nofollow' : undefined;
}
