const keysOfConversions = /^(Enter|Escape|Arrow)/;

/**
 * Keeps from the page what a press does to a conversion of an input method: the Enter that ends one sends no form and
 * chooses nothing. Safari ends the conversion before it tells of the key, whose code is 229 all the same. The editor of
 * rich text follows conversions itself.
 */
export function leaveConversions(page: Window): void {
  page.addEventListener(
    'keydown',
    (event) => {
      if (!event.isComposing && event.keyCode !== 229) return;
      if (!keysOfConversions.test(event.key)) return;
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      event.stopImmediatePropagation();
      if (event.key === 'Enter') event.preventDefault();
    },
    true,
  );
}
