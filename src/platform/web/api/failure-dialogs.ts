import type { CommonTexts } from '#kernel/texts/jpn.ts';
import type { FailureDialog } from './failure-dialog.ts';
import { nativeDialogLink } from './native-dialog-link.ts';

export interface DialogOutlets {
  texts(): CommonTexts;
  /** The page's own message dialog. */
  showMessage(title: string, text: string): void;
  /** Follows a link that the native app catches. */
  openLink(href: string): void;
}

/** Shows a failure to the visitor: on the web by the page's dialog, in the app by the app's. */
export function createFailureDialogs({ texts, showMessage, openLink }: DialogOutlets) {
  return ({ text, where }: FailureDialog): void => {
    const words = texts();
    const title = text === 'offline' ? words.offlineTitle : words.dataFailedTitle;
    // Without a network waiting does not help.
    const message = text === 'dataFailed' ? words.dataFailedText : words.offlineText;
    if (where === 'app') openLink(nativeDialogLink(title, message));
    else showMessage(title, message);
  };
}
