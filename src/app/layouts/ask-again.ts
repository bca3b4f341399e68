import type { CommonTexts } from '#kernel/texts/jpn.ts';
import type { Messages } from './messages.ts';

/** Asks in the page's dialog whether to load what was lost again: one question for all parts that are lost together. */
export function createAskAgain(messages: Messages, texts: () => CommonTexts): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  return () => {
    asked ??= new Promise<boolean>((resolve) => {
      const { partLostTitle: title, offlineText: text, again: label } = texts();
      let isWanted = false;
      const onSelect = (): void => {
        isWanted = true;
        messages.close();
      };
      const isShown = messages.show({ title, text, action: { label, onSelect }, onClosed: () => resolve(isWanted) });
      if (!isShown) resolve(false);
    }).finally(() => {
      asked = undefined;
    });
    return asked;
  };
}
