export interface EndedSession {
  isApplication: boolean;
  isChatPage: boolean;
  /** The page, or the whole site, asks visitors for a login. */
  isForMembers: boolean;
}

/** Where a page goes when its session has ended (core 4.4): the login keeps the address, the reload is a visitor's. */
export function afterSessionEnd({ isApplication, isChatPage, isForMembers }: EndedSession) {
  if (isApplication) return 'tellApp';
  if (isChatPage) return 'error';
  return isForMembers ? 'login' : 'reload';
}
