/** The fields of a module's entry that the rule needs. */
export interface LimitedModule {
  contentId: number;
  isConsoleUserOnly?: boolean | undefined;
}

/** Whether a content is for console users only; all others are open to everybody (ambiguity 16). */
export function isForConsoleUsers(modules: readonly LimitedModule[], contentId: number | undefined): boolean {
  return modules.some((module) => module.contentId === contentId && module.isConsoleUserOnly === true);
}

export type WebAccess = 'allowed' | 'blocked' | 'askServer';

/** Step 6 of the start-up: without a key a limited content is closed; with a key the browser asks the server. */
export function decideWebAccess(isLimited: boolean, consoleUser: string | undefined): WebAccess {
  if (!isLimited) return 'allowed';
  return isConsoleUserKey(consoleUser) ? 'askServer' : 'blocked';
}

/** Keys are short printable texts; other texts are no keys and cause no call. */
export function isConsoleUserKey(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9._~-]{1,100}$/.test(text);
}
