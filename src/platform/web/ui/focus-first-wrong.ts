/**
 * Puts the focus on the first wrong field in an element, and the field into the middle of the window: a browser that
 * scrolls to it alone may leave its label under the header.
 */
export function focusFirstWrong(around: ParentNode | null | undefined): void {
  const field = around?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
