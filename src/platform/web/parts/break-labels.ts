import { japanesePhrases } from '#kernel/japanese-phrases.ts';

/** Labels that stay whole words where a browser knows no phrases (button.css, field.css). */
const labels = '.hb-button-label, .hb-radio-text, .hb-radio-text > span:first-child';

/**
 * Lets the labels of buttons and choices break between phrases, in a browser that knows no `word-break: auto-phrase`: it
 * would break them inside words. React writes a label's text as a whole, and whatever stands in its place goes then.
 */
export function breakLabels(root: HTMLElement): void {
  const seen = new WeakMap<Element, string>();
  const look = (): void => {
    for (const label of root.querySelectorAll(labels)) {
      const [text, ...others] = label.childNodes;
      if (!(text instanceof Text) || others.length > 0 || seen.get(label) === text.data) continue;
      seen.set(label, text.data);
      if (label.closest('[lang]')?.getAttribute('lang') !== 'ja') continue;
      const phrases = japanesePhrases(text.data);
      if (phrases.length < 2) continue;
      label.replaceChildren(
        ...phrases.flatMap((phrase, place) => (place === 0 ? [phrase] : [document.createElement('wbr'), phrase])),
      );
    }
  };
  let frame: number | undefined;
  const watch = new MutationObserver(() => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      look();
    });
  });
  watch.observe(root, { childList: true, characterData: true, subtree: true });
  look();
}
