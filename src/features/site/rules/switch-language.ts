import type { LanguageCode } from '#kernel/language.ts';
import { languageCookieSeconds } from '#kernel/limits.ts';

export interface LanguageSwitch {
  to: LanguageCode;
  cookie: {
    get(): string | undefined;
    set(value: string, lifetimeSeconds: number): void;
  };
  /** Shows the site in a language; when it rejects, the site is shown as before. */
  show(language: LanguageCode): Promise<void>;
}

/**
 * Remembers the choice for a year and shows the site in it. It sets the cookie first, because the server answers in the
 * cookie's language. When the site cannot be shown, it restores the cookie.
 */
export async function switchLanguage({ to, cookie, show }: LanguageSwitch): Promise<boolean> {
  const before = cookie.get();
  cookie.set(to, languageCookieSeconds);
  try {
    await show(to);
    return true;
  } catch {
    cookie.set(before ?? '', before === undefined ? 0 : languageCookieSeconds);
    return false;
  }
}
