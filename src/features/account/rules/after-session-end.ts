export interface EndedSession {
  isApplication: boolean;
  isChatPage: boolean;
  /** The page, or the whole site, asks visitors for a login. */
  isForMembers: boolean;
}

/** The page after a session has ended (core 4.4): the login keeps the address; a reload shows it to a visitor. */
export function afterSessionEnd({ isApplication, isChatPage, isForMembers }: EndedSession) {
  if (isApplication) return 'tellApp';
  if (isChatPage) return 'error';
  return isForMembers ? 'login' : 'reload';
}
