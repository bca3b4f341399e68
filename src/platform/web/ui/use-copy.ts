import { useState } from 'react';

export interface Copying {
  /** Undefined until the text was to be copied; false where the browser forbids it. */
  isCopied: boolean | undefined;
  /** Whether the text is in the clipboard now. */
  copy(): Promise<boolean>;
}

/** Copies a text. A page without HTTPS has no clipboard at all: visitors then select the text by hand. */
export function useCopy(text: string): Copying {
  const [tried, setTried] = useState<{ text: string; isCopied: boolean }>();
  return {
    isCopied: tried?.text === text ? tried.isCopied : undefined,
    async copy() {
      let isCopied = true;
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        isCopied = false;
      }
      setTried({ text, isCopied });
      return isCopied;
    },
  };
}
