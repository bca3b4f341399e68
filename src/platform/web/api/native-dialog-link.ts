/** The scheme that the native wrapper listens to (APP-008). */
const appScheme = 'eventapp';

/** A link that makes the app show a dialog of its own. */
export function nativeDialogLink(title: string, message: string): string {
  return `${appScheme}://dialog?title=${encodeURIComponent(title)}&message=${encodeURIComponent(message)}`;
}

/** A link that tells the app that its session has ended (AUTH-026). */
export function tokenErrorLink(): string {
  return `${appScheme}://token-error`;
}
