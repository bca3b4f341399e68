/** The fields of a module's entry that the rule needs. */
export interface LimitedModule {
  contentId: number;
  isConsoleUserOnly?: boolean | undefined;
}

/** Whether a content is for console users only: without a key it is closed, and a key is shown to the server. All others are open to everybody (ambiguity 16). */
export function isForConsoleUsers(modules: readonly LimitedModule[], contentId: number | undefined): boolean {
  return modules.some((module) => module.contentId === contentId && module.isConsoleUserOnly === true);
}

/** Keys are short printable texts; other texts are no keys and cause no call. */
export function isConsoleUserKey(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9._~-]{1,100}$/.test(text);
}
